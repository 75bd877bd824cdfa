// A game about as big as Rodents & Tombs, on boardgame.io's own server: node server.js PORT
// A move is an index into what is possible, so every move is possible; the game never ends.

const { Server } = require("boardgame.io/server");

const SIDE = 6;
const COLOURS = ["red", "blue", "green", "yellow"];
const MEANS = ["coins", "bones", "fame", "keys", "food", "gems"];

function card(n) {
  return { id: `room:${n}`, colour: COLOURS[n % 4], price: 1 + (n % 5), gives: [MEANS[n % 6], MEANS[(n * 5 + 1) % 6]] };
}

function setup({ ctx, random }) {
  const deck = random.Shuffle(Array.from({ length: 120 }, (_, n) => card(n)));
  const line = (n) => ({ id: `entrance:${n}`, paw: null, token: n % 3 === 0, side: "normal", owner: null, line: n % SIDE });
  return {
    round: 1,
    deck,
    market: deck.splice(0, 8),
    entrances: Array.from({ length: 4 * SIDE }, (_, n) => line(n)),
    places: Array.from({ length: SIDE * SIDE }, (_, n) => ({
      id: `place:${n}`,
      row: Math.floor(n / SIDE),
      column: n % SIDE,
      room: null,
      owner: null,
      tokens: [],
    })),
    players: Array.from({ length: ctx.numPlayers }, (_, seat) => ({
      id: `seat:${seat}`,
      means: Object.fromEntries(MEANS.map((one) => [one, 3])),
      paws: 12,
      rooms: [],
      points: 0,
    })),
  };
}

// Lay a paw at the chosen free entrance, and collect along its line; then build the first room one can afford there.
function act({ G, ctx, random }, wanted) {
  const me = G.players[Number(ctx.currentPlayer)];
  const free = G.entrances.filter((one) => one.paw === null);
  const chosen = free[wanted % free.length];
  chosen.paw = me.id;
  me.paws -= 1;
  const along = G.places.filter((one) => one.row === chosen.line || one.column === chosen.line);
  for (const place of along) {
    if (place.room !== null) me.means[place.room.gives[0]] += 1;
  }
  me.means[MEANS[random.D6() - 1]] += 1;
  const room = G.market.find((one) => me.means.coins >= one.price);
  const place = along.find((one) => one.room === null);
  if (room !== undefined && place !== undefined) build(G, me, room, place);
  if (free.length === 1) clean(G, random);
}

function build(G, me, room, place) {
  me.means.coins -= room.price;
  me.points += room.price;
  me.rooms.push(room.id);
  place.room = room;
  place.owner = me.id;
  G.market.splice(G.market.indexOf(room), 1, G.deck.shift());
}

// A new round: the paws come back, the oldest rooms make place.
function clean(G, random) {
  G.round += 1;
  for (const one of G.entrances) one.paw = null;
  for (const one of G.players) {
    one.paws = 12;
    one.rooms = [];
    one.means.coins += 3;
  }
  for (const place of G.places.filter((one) => one.room !== null && random.D6() > 3)) {
    G.deck.push(place.room);
    place.room = null;
    place.owner = null;
  }
}

const burrow = {
  name: "burrow",
  setup,
  moves: { act: { move: act, client: false } },
  turn: { minMoves: 1, maxMoves: 1 },
  playerView: ({ G }) => ({ ...G, deck: G.deck.length }),
};

Server({ games: [burrow], origins: [/./] }).run({ port: Number(process.argv[2]) });

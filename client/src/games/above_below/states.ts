// What a villager has brought home from a story.
const ICONS: Record<string, string> = { poisoned: "poison-bottle", sad: "tear-tracks", greedy: "cash", cowardly: "run" };

export function stateIcon(state: string): string {
  return ICONS[state.replace(/^state:/, "")] ?? "help";
}

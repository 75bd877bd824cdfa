// The name of a card broken into lines that surely fit: by the widths of the display type's letters, so that it is known before anything is drawn.

/** Widths of the letters of Alegreya 800 in hundredths of the size, rounded up to steps of 4. */
const WIDTHS: Record<number, string> = {
  16: " ",
  20: "'\u2019",
  28: "!l",
  32: "ij",
  36: "-Jft",
  40: "I",
  44: "crsгзс",
  48: "evyz«»àèéаетьэё",
  52: "abgqxöбвлоучя–",
  56: "FLSdhkopuГЗдкрх",
  60: "EPTZnРТУийнпц",
  64: "BCUVБВСЭ",
  68: "AGKORАКЛОЧЯмф",
  72: "DXДХ",
  76: "HNwИНПы",
  80: "Фжю",
  84: "MmМшщ",
  100: "WЖ",
  112: "ШЩ",
};
const WIDTH = new Map(Object.entries(WIDTHS).flatMap(([width, letters]) => [...letters].map((letter) => [letter, Number(width)] as const)));

interface Type {
  size: number;
  lead: number;
  /** The most lines of it that fit. */
  lines: number;
  spacing: number;
}

export interface Title extends Omit<Type, "lines"> {
  lines: string[];
}

export type Form = "S" | "M" | "L";

const type = (size: number, lead: number, lines: number, spacing = 0): Type => ({ size, lead, lines, spacing });

const FORMS: Record<Form, { width: number; types: Type[] }> = {
  S: { width: 62, types: [type(12, 13, 2), type(11, 12, 2), type(11, 12, 2, -0.3), type(11, 10, 3, -0.3), type(11, 10, 3, -0.6), type(10, 10, 3, -0.5)] },
  M: { width: 80, types: [type(14, 15, 2), type(13, 14, 2), type(12, 13, 2), type(12, 13, 2, -0.3), type(12, 12, 3), type(11, 11.5, 3, -0.2)] },
  L: { width: 162, types: [type(20, 22, 2), type(18, 20, 2), type(16, 18, 2), type(15, 15, 3)] },
};

function breadth(text: string, { size, spacing }: Type): number {
  return [...text].reduce((sum, letter) => sum + ((WIDTH.get(letter) ?? 84) * size) / 100 + spacing, 0);
}

const VOWELS = /[aeiouyàèéöаеёиоуыэюя]/i;
/** Letters that no line begins with. */
const HANGING = /[ьъйы'\u2019!»-]/i;

/** Letters that begin a syllable together. */
const TOGETHER = /[bcdfgkptv][lr]|[cpst]h|s[cktpmnlw]|gn|tw|wh/i;

/** Where a word may be broken: before a consonant that a vowel follows, with a vowel and three letters on either side. */
export function breaks(word: string): number[] {
  const found: number[] = [];
  for (let i = 3; i <= word.length - 3; i++) {
    const [before, here, next] = [word[i - 1]!, word[i]!, word[i + 1] ?? ""];
    if (VOWELS.test(here) || HANGING.test(here) || HANGING.test(before) || !VOWELS.test(next)) continue;
    const at = TOGETHER.test(before + here) ? i - 1 : i;
    if (at >= 3 && VOWELS.test(word.slice(0, at))) found.push(at);
  }
  return found;
}

/** The name in lines. Words are broken where they are too long for a line, or with `tight` wherever it saves space. */
function wrapped(name: string, face: Type, width: number, tight: boolean): string[] | null {
  const fits = (line: string): boolean => breadth(line, face) <= width;
  const lines = [""];
  const words = name.split(/ |(?<=-)/);
  const put = (word: string, glue: string): boolean => {
    const line = lines.at(-1)!;
    if (fits(line + glue + word)) {
      lines[lines.length - 1] = line + glue + word;
      return true;
    }
    const broken = tight || !fits(word) ? breaks(word).findLast((at) => fits(`${line}${glue}${word.slice(0, at)}-`)) : undefined;
    if (broken !== undefined) {
      lines[lines.length - 1] = `${line}${glue}${word.slice(0, broken)}-`;
      lines.push("");
      return put(word.slice(broken), "");
    }
    if (!line) return false;
    lines.push("");
    return put(word, "");
  };
  return words.every((word, i) => put(word, i && !words[i - 1]!.endsWith("-") ? " " : "")) ? lines : null;
}

/** The name as large as it fits on a card of this form. */
export function title(name: string, form: Form): Title {
  const { width, types } = FORMS[form];
  const whole = (lines: string[]): boolean => lines.every((line) => name.includes(line));
  for (const [tight, broken] of [
    [false, false],
    [false, true],
    [true, true],
  ] as const)
    for (const face of types) {
      const lines = wrapped(name, face, width, tight);
      // Words are broken only where the type is small enough for three lines.
      if (lines && lines.length <= face.lines && (whole(lines) || (broken && face.lines === 3))) return { ...face, lines };
    }
  const last = types.at(-1)!;
  return { ...last, lines: wrapped(name, last, width, true) ?? [name] };
}

/** The sentence of an open card: as large as it fits, and when it is long the picture gives way. */
export function spread(sentence: string, taken: number): { size: number; lead: number; picture: number } {
  const [room, wide, head] = [244 - taken, 158, 34];
  const letter = /[а-яё]/i.test(sentence) ? 0.6 : 0.545;
  const faces = [
    { size: 14, lead: 18, least: 110 },
    { size: 13, lead: 16, least: 104 },
    { size: 12, lead: 14.5, least: 84 },
    { size: 11, lead: 13, least: 0 },
  ];
  for (const { size, lead, least } of faces) {
    const lines = Math.ceil((sentence.length * letter * size) / wide + 0.4);
    const picture = Math.min(120, Math.floor(room - head - lines * lead));
    if (picture >= least) return { size, lead, picture: Math.max(28, picture) };
  }
  return { size: 11, lead: 13, picture: 28 };
}

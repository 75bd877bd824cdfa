// Words of several kinds, such as "tool/2" and "robot/1", of which one of each kind is chosen or none at all.

export const kindOf = (word: string): string => word.split("/")[0]!;
const rankOf = (word: string): string => word.slice(kindOf(word).length);

/** A word is chosen: kinds without a choice follow with the same rank. The empty word takes all away. */
export function oneOfEach(words: readonly string[], chosen: readonly string[], word: string): string[] {
  if (!word) return [];
  const kinds = [...new Set(words.map(kindOf))];
  return kinds.map((kind) => {
    if (kind === kindOf(word)) return word;
    return chosen.find((one) => kindOf(one) === kind) ?? kind + rankOf(word);
  });
}

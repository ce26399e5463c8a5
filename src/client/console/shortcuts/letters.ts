/** Taken already: home, and the way to the help. */
const TAKEN = ["h"];

function lettersOf(name: string): readonly string[] {
  const plain = name.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase();
  return [...plain].filter((letter) => /[a-z]/.test(letter));
}

/** A letter for each name: its first that no earlier name has; none where all are taken. */
export function assignLetters(names: readonly string[]): readonly (string | undefined)[] {
  const taken = new Set(TAKEN);
  return names.map((name) => {
    const letter = lettersOf(name).find((candidate) => !taken.has(candidate));
    if (letter) taken.add(letter);
    return letter;
  });
}

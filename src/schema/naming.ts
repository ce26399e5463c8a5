/** `birthDate` -> `birth_date`. */
export function toSnakeCase(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

/** `birth_date` -> `birthDate`: what {@link toSnakeCase} made of a name is that name again. */
export function fromSnakeCase(name: string): string {
  return name.replace(/_([a-z])/g, (_whole, letter: string) => letter.toUpperCase());
}

/** `birthDate` -> `Birth date`, for what has no title. */
export function toTitle(name: string): string {
  const words = name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Of a shorter word two letters are too much of it to be a slip. */
const SHORT = 5;

/** The known word nearest to a mistyped one, within so many edits: letters that are missing, too many, wrong or swapped. */
export function nearest(word: string, known: Iterable<string>, most = word.length < SHORT ? 1 : 2): string | undefined {
  let best: { word: string; distance: number } | undefined;
  for (const candidate of known) {
    const distance = editDistance(word.toLowerCase(), candidate.toLowerCase());
    if (distance <= most && (!best || distance < best.distance)) best = { word: candidate, distance };
  }
  return best?.word;
}

function editDistance(a: string, b: string): number {
  let before: readonly number[] = [];
  let previous = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const current = [i];
    for (let j = 1; j <= b.length; j++) {
      const substitution = (previous[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      const isSwapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      const swap = isSwapped ? (before[j - 2] ?? 0) + 1 : substitution;
      current.push(Math.min((previous[j] ?? 0) + 1, (current[j - 1] ?? 0) + 1, substitution, swap));
    }
    before = previous;
    previous = current;
  }
  return previous[b.length] ?? 0;
}

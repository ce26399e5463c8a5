/** The code of an "other" option in every question type that offers one; no ordinary option may take it. */
export const OTHER_CODE = "other";

/** What `CODE_PATTERN` and a variable's own pattern allow. */
const LONGEST = 64;

/** Names that every object inherits: as a key they would find what nobody put there, so that no code may be one. */
const INHERITED: ReadonlySet<string> = new Set(Object.getOwnPropertyNames(Object.prototype).map((name) => name.toLowerCase()));

/** Called where a code was taken already. */
type OnRepeat = (wanted: string, code: string) => void;

/**
 * Gives every text a code that is valid and unique among those given before, without regard to case: readable in exports,
 * free of separators that results use (`row:column`).
 */
export function uniqueCodes(
  reserved: readonly string[] = [],
): (wanted: string, fallback?: string, onRepeat?: OnRepeat) => string {
  const taken = new Set([...INHERITED, ...reserved.map((code) => code.toLowerCase())]);
  // Where the numbers of a code have come to: counting from 2 for each of a thousand options of one name takes its square.
  const numbers = new Map<string, number>();
  return (wanted, fallback = "option", onRepeat) => {
    const base = slug(wanted) || fallback;
    let next = numbers.get(base.toLowerCase()) ?? 1;
    let code = base;
    while (taken.has(code.toLowerCase())) {
      next += 1;
      code = numbered(base, next);
    }
    numbers.set(base.toLowerCase(), next);
    taken.add(code.toLowerCase());
    if (code !== base) onRepeat?.(wanted, code);
    return code;
  };
}

function numbered(base: string, number: number): string {
  const end = `_${number}`;
  return `${base.slice(0, LONGEST - end.length)}${end}`;
}

/** Variable names: start with a letter, unique without regard to case, since statistics packages ignore it. */
export function uniqueVariables(): (wanted: string, fallback: string, onRepeat?: OnRepeat) => string {
  const unique = uniqueCodes();
  return (wanted, fallback, onRepeat) => {
    const name = slug(wanted, 60).replaceAll("-", "_") || fallback;
    return unique(/^[A-Za-z]/.test(name) ? name : `Q${name}`, fallback, onRepeat && ((_, code) => onRepeat(wanted, code)));
  };
}

function slug(text: string, longest = 40): string {
  return (
    text
      .normalize("NFD")
      .replace(/\p{M}/gu, "")
      .replace(/['’]/g, "")
      .replace(/[^A-Za-z0-9_]+/g, "-")
      .slice(0, longest)
      .replace(/^-+|-+$/g, "")
      // What begins with two is the engine's own, as `__proto__` is, and one alone would come to two with a number.
      .replace(/^_(?:_[-_]*(.*?)[-_]*)?$/, "$1")
  );
}

/** The code of an "other" option in every question type that offers one; no ordinary option may take it. */
export const OTHER_CODE = "other";

/**
 * Gives every text a code that is unique among those given before: readable in exports, free of separators that
 * results use (`row:column`).
 */
export function uniqueCodes(reserved: readonly string[] = []): (wanted: string, fallback?: string) => string {
  const taken = new Set(reserved.map((code) => code.toLowerCase()));
  return (wanted, fallback = "option") => {
    const base = slug(wanted) || fallback;
    let code = base;
    for (let next = 2; taken.has(code.toLowerCase()); next += 1) code = `${base}_${next}`;
    taken.add(code.toLowerCase());
    return code;
  };
}

/** Variable names: start with a letter, unique without regard to case, since statistics packages ignore it. */
export function uniqueVariables(): (wanted: string, fallback: string) => string {
  const unique = uniqueCodes();
  return (wanted, fallback) => {
    const name = slug(wanted, 60).replaceAll("-", "_") || fallback;
    return unique(/^[A-Za-z]/.test(name) ? name : `Q${name}`, fallback);
  };
}

function slug(text: string, longest = 40): string {
  const plain = text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/['’]/g, "")
    .replace(/[^A-Za-z0-9_]+/g, "-")
    .slice(0, longest)
    .replace(/^-+|-+$/g, "");
  // As a key it would reach an object's prototype.
  return plain === "__proto__" ? "proto" : plain;
}

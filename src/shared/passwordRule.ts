/** Shortest password (spec section 5). */
export const SHORTEST_PASSWORD = 10;

const CLASSES = {
  symbol: /[^\p{L}\p{N}\s]/u,
  number: /\p{N}/u,
  capital: /\p{Lu}/u,
  lowercase: /\p{Ll}/u,
} as const;

export type PasswordIssue = "length" | keyof typeof CLASSES;

/** What a password lacks: 10 characters, a symbol, a number, a capital and a lowercase letter. */
export function passwordIssues(password: string): readonly PasswordIssue[] {
  const lacking = (Object.keys(CLASSES) as (keyof typeof CLASSES)[]).filter((name) => !CLASSES[name].test(password));
  return [...password].length < SHORTEST_PASSWORD ? ["length", ...lacking] : lacking;
}

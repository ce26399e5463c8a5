import { LEET } from "../../../shared/nickname/leet";
import { COMMON_WALKS, COMMON_WORDS } from "./commonPasswords";

/** Lowercase, without accents: one form for all that a keyboard can make of a letter. */
export function folded(text: string): string {
  return text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
}

const lettersOf = (text: string) => text.replace(/[^\p{L}]/gu, "");
const stripEnds = (text: string) => text.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, "");

function unleeted(text: string, one: string): string {
  return [...text].map((character) => (character === "1" || character === "!" ? one : (LEET[character] ?? character))).join("");
}

/** One word twice or more: `passwordpassword`. */
function once(word: string): string {
  return /^(.{3,}?)\1+$/u.exec(word)?.[1] ?? word;
}

/** The words that a password may be dressed-up forms of. */
export function coresOf(password: string): readonly string[] {
  const text = folded(password);
  const trimmed = stripEnds(text);
  // A symbol at the end may be a letter: `Pa$$` as well as `Pass!`.
  const dressed = [trimmed, text.replace(/[\d\p{P}\s]*$/u, ""), text].flatMap((form) => [
    unleeted(form, "i"),
    unleeted(form, "l"),
  ]);
  return [...new Set([text, trimmed, ...dressed].map(lettersOf).map(once))];
}

/** Whether a password is a dressed-up form of one that is on every list of leaked ones. */
export function isWellKnown(password: string): boolean {
  const plain = folded(password).replace(/[^\p{L}\p{N}]/gu, "");
  const walks = [plain, plain.replace(/\d+$/, ""), once(plain)];
  return walks.some((walk) => COMMON_WALKS.has(walk)) || coresOf(password).some((core) => COMMON_WORDS.has(core));
}

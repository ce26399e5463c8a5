import { latinLookalike } from "./confusables";
import { LEET } from "./leet";
import { OFFENSIVE_PARTS, OFFENSIVE_WORDS } from "./offensiveWords";

/** Without accents; ñ stays, since a year is no offence nor a cone. */
function withoutAccents(text: string): string {
  const parts = text.normalize("NFD");
  if (parts === text) return text;
  return parts.replace(/n\u0303/g, "ñ").replace(/\p{M}+/gu, "");
}

/** One form of a word, however it was written: lookalikes, figures for letters, i for l, letters drawn out. */
function plain(text: string): string {
  const letters = latinLookalike(withoutAccents(latinLookalike(text)));
  return letters
    .replace(/[013-578$@!|+€]/g, (sign) => LEET[sign] ?? sign)
    .replace(/l/g, "i")
    .replace(/(.)\1{2,}/gu, "$1");
}

function onlyLetters(text: string): string {
  return text.replace(/[^\p{L}]/gu, "");
}

const WORDS: ReadonlySet<string> = new Set(OFFENSIVE_WORDS.map(plain));
const PARTS: readonly string[] = [...new Set(OFFENSIVE_PARTS.map(plain))];

/** Words, by separators and by capitals; figures at their ends are numbers, not letters. */
function wordsOf(text: string): readonly string[] {
  const parted = text.replace(/(\p{Ll})(\p{Lu})/gu, "$1 $2");
  return [text, parted].flatMap((form) => form.split(/[^\p{L}\p{M}\p{N}$@!|+€]+/u));
}

/** Letters that stand alone, put together: "p u t a". */
function spelt(text: string): readonly string[] {
  return text.match(/(?<![\p{L}\p{N}])(?:[\p{L}\p{N}$!][^\p{L}\p{N}]+){2,}[\p{L}\p{N}](?![\p{L}\p{N}])/gu) ?? [];
}

/** Whether a text holds an offensive word of one of the six languages; a word within an innocent one is none. */
export function isOffensive(text: string): boolean {
  const words = [...wordsOf(text), ...spelt(text).map((run) => run.replace(/[^\p{L}\p{N}$!]+/gu, ""))];
  const forms = new Set([...words, onlyLetters(text)].flatMap((word) => [word, word.replace(/^\d+|\d+$/g, "")]));
  if ([...forms].some((form) => WORDS.has(onlyLetters(plain(form))))) return true;
  const whole = onlyLetters(plain(text));
  return PARTS.some((part) => whole.includes(part));
}

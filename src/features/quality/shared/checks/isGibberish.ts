import { normalText } from "../normalText";

const ROWS = ["qwertyuiop", "asdfghjkl", "zxcvbnm", "azertyuiop", "qsdfghjklm", "wxcvbn"];
const LEAST = 4;
const KEYS_IN_A_ROW = 5;
/** Beyond what Dutch does ("slechtstschrijvend" has nine). */
const TOO_MANY_CONSONANTS = /[bcdfghjklmnpqrstvwxz]{10}/;

const keyRuns: readonly string[] = ROWS.flatMap((row) => [row, [...row].reverse().join("")]).flatMap((row) =>
  Array.from({ length: row.length - KEYS_IN_A_ROW + 1 }, (_, from) => row.slice(from, from + KEYS_IN_A_ROW)),
);

function isRepetition(word: string): boolean {
  if (/(\p{L})\1{4}/u.test(word)) return true;
  // Laughter repeats two letters; three or four again and again are fingers at rest.
  return word.length >= 9 && /^(.{3,4})\1+.{0,3}$/u.test(word);
}

function isMashed(word: string): boolean {
  const hasKeyRun = keyRuns.some((run) => word.includes(run));
  return hasKeyRun || TOO_MANY_CONSONANTS.test(word);
}

/** Vowels tell only what the Latin script says, and abbreviations have none. */
function isUnspeakable(words: readonly string[]): boolean {
  const long = words.filter((word) => word.length >= 5);
  return long.length > 0 && long.length === words.length && long.every((word) => /^[a-z]+$/.test(word) && !/[aeiouy]/.test(word));
}

/** Whether a text is nobody's language: keys in a row, one letter held down, signs alone. Careful: a doubt is no gibberish. */
export function isGibberish(text: string): boolean {
  const plain = normalText(text);
  if (plain === "") return [...text.trim()].length >= LEAST && !/\p{Extended_Pictographic}/u.test(text);
  if (plain.length < LEAST) return false;
  const words = plain.split(" ");
  return words.some(isRepetition) || words.filter(isMashed).length * 2 > words.length || isUnspeakable(words);
}

import { looseKey } from "../looseKey";

const WORDS: readonly (readonly [boolean, string])[] = [
  [true, "true 1 yes y si s oui o ja j sim x verdadero vrai waar vero verdadeiro"],
  [false, "false 0 no n non nee nao falso faux onwaar"],
];

const VALUES = new Map(WORDS.flatMap(([value, words]) => words.split(" ").map((word) => [word, value] as const)));

/** Yes or no, in any of the six languages. */
export function readBoolean(cell: string): boolean | undefined {
  return VALUES.get(looseKey(cell));
}

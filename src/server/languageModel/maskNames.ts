import type { SpaceDb } from "../db/query/spaceDb";

const SHORTEST_NAME = 3;
const WORD = /[\p{L}\p{N}][\p{L}\p{N}\p{M}'’_.-]*/gu;
const EMAIL = /[^\s@<>"']+@[^\s@<>"']+\.[\p{L}]{2,}/gu;
const PHONE = /(?<![\p{L}\p{N}])\+?\d[\d\s().-]{6,}\d/gu;
const ADDRESS = /\b(?:https?:\/\/|www\.)\S+/giu;

/** Replaces what says who somebody is. */
export type MaskNames = (text: string) => string;

const fold = (word: string) => word.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

/** Each part of a name of two letters or fewer ("de", "Mª") is in too many texts to say anything. */
const partsOf = (name: string | null) => (name?.match(WORD) ?? []).filter((part) => part.length >= SHORTEST_NAME);

/**
 * Masks e-mails, phone numbers, web addresses and the names of a community's people: nicknames whatever their case, first names
 * and surnames where they are written with a capital, since many are words ("Rosa", "Clara").
 */
export async function createMaskNames(db: SpaceDb): Promise<MaskNames> {
  const people = await db.selectFrom("member").select(["nickname", "name", "surname"]).execute();
  const nicknames = new Set(people.flatMap(({ nickname }) => (nickname ? [fold(nickname)] : [])));
  const names = new Set(people.flatMap(({ name, surname }) => [...partsOf(name), ...partsOf(surname)].map(fold)));
  const isName = (word: string) => nicknames.has(fold(word)) || (/^\p{Lu}/u.test(word) && names.has(fold(word)));
  return (text) =>
    text
      .replace(EMAIL, "[e-mail]")
      .replace(ADDRESS, "[address]")
      .replace(PHONE, "[phone]")
      .replace(WORD, (word) => (isName(word) ? "[name]" : word));
}

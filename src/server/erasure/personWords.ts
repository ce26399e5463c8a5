import type { PersonWords } from "./words";

/** Shorter ones are in every text. */
const SHORTEST = 5;

/** By what a member is found in texts that no reference leads to; a first name alone is many people's. */
export function personWords(member: Readonly<Record<string, unknown>>): PersonWords {
  const { email, phone, name, surname, nickname } = member;
  const fullName = name && surname ? `${name} ${surname}` : undefined;
  const distinct = [email, phone, typeof phone === "string" ? phone.replace(/[^\d+]/g, "") : undefined, fullName];
  return {
    distinct: [...new Set(distinct.filter((word) => typeof word === "string" && word.length >= SHORTEST).map(String))],
    nickname: String(nickname),
  };
}

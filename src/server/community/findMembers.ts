import { sql } from "kysely";
import { isId } from "../../shared/ids";
import { nicknameKey, normaliseNickname } from "../../shared/nickname/nickname";
import type { SpaceDb } from "../db/query/spaceDb";

export interface FoundMember {
  readonly id: string;
  readonly nickname: string;
}

/** What somebody's list of people comes to. */
export interface FoundMembers {
  /** Each once, in the order of the list. */
  readonly members: readonly FoundMember[];
  /** What names nobody, as it was written. */
  readonly unknown: readonly string[];
  /** How many entries name somebody who was named before. */
  readonly repeated: number;
}

interface Row extends FoundMember {
  readonly email: string;
}

const spelling = (nickname: string) => normaliseNickname(nickname).toLocaleLowerCase();

async function readNamed(db: SpaceDb, entries: readonly string[], withPaused: boolean): Promise<readonly Row[]> {
  const ids = entries.filter(isId);
  const emails = entries.filter((entry) => entry.includes("@")).map((entry) => entry.toLowerCase());
  const keys = entries.map(nicknameKey);
  return db
    .selectFrom("member")
    .select(["id", "nickname", "email"])
    .$if(!withPaused, (query) => query.where("status", "<>", "INACTIVE"))
    .where((eb) =>
      eb.or([
        eb("nicknameKey", "=", sql<string>`any(${keys}::text[])`),
        eb(sql<string>`lower(email)`, "=", sql<string>`any(${emails}::text[])`),
        eb("id", "=", sql<string>`any(${ids}::uuid[])`),
      ]),
    )
    .execute();
}

/** Finds people by what somebody wrote. A nickname is found as it is spelt: one that merely looks alike is another's. */
function finderOf(rows: readonly Row[]): (entry: string) => Row | undefined {
  const byNickname = new Map(rows.map((row) => [spelling(row.nickname), row]));
  const byEmail = new Map(rows.map((row) => [row.email.toLowerCase(), row]));
  const byId = new Map(rows.map((row) => [row.id, row]));
  return (entry) => byId.get(entry.toLowerCase()) ?? byEmail.get(entry.toLowerCase()) ?? byNickname.get(spelling(entry));
}

/**
 * The members whom nicknames, e-mail addresses or identifiers name.
 * @param withPaused whether people who are paused are found too. @default false
 */
export async function findMembers(db: SpaceDb, entries: readonly string[], withPaused = false): Promise<FoundMembers> {
  const written = entries.map((entry) => entry.trim()).filter((entry) => entry !== "");
  if (written.length === 0) return { members: [], unknown: [], repeated: 0 };
  const find = finderOf(await readNamed(db, written, withPaused));
  const found = written.flatMap((entry) => find(entry) ?? []);
  const members = [...new Map(found.map(({ id, nickname }) => [id, { id, nickname }])).values()];
  const missing = written.filter((entry) => !find(entry)).toReversed();
  const unknown = [...new Map(missing.map((entry) => [spelling(entry), entry])).values()].toReversed();
  return { members, unknown, repeated: found.length - members.length };
}

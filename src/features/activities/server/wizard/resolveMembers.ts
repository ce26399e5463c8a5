import { type SpaceDb, sql } from "../../../../server/kit";
import { isId } from "../../../../shared/ids";
import { nicknameKey, normaliseNickname } from "../../../../shared/nickname/nickname";
import type { ResolvedMembers } from "../../shared/publication";

interface Row {
  readonly id: string;
  readonly nickname: string;
  readonly email: string;
}

const spelling = (nickname: string) => normaliseNickname(nickname).toLocaleLowerCase();

/** Those who can take part. */
function members(db: SpaceDb) {
  return db.selectFrom("member").select(["id", "nickname", "email"]).where("status", "<>", "INACTIVE");
}

async function readNamed(db: SpaceDb, entries: readonly string[]): Promise<readonly Row[]> {
  if (entries.length === 0) return [];
  const ids = entries.filter(isId);
  const emails = entries.filter((entry) => entry.includes("@")).map((entry) => entry.toLowerCase());
  const keys = entries.map(nicknameKey);
  return members(db)
    .where((eb) =>
      eb.or([
        eb("nicknameKey", "=", sql<string>`any(${keys}::text[])`),
        eb(sql<string>`lower(email)`, "=", sql<string>`any(${emails}::text[])`),
        eb("id", "=", sql<string>`any(${ids}::uuid[])`),
      ]),
    )
    .execute();
}

async function readTagged(db: SpaceDb, tags: readonly string[]): Promise<readonly Row[]> {
  if (tags.length === 0) return [];
  const shared = sql<boolean>`(tags && ${[...tags]}::text[] or public_tags && ${[...tags]}::text[])`;
  return members(db).where(shared).orderBy("nickname").execute();
}

/** Finds people by what somebody wrote. A nickname is found as it is spelt: one that merely looks alike is another's. */
function finderOf(rows: readonly Row[]): (entry: string) => Row | undefined {
  const byNickname = new Map(rows.map((row) => [spelling(row.nickname), row]));
  const byEmail = new Map(rows.map((row) => [row.email.toLowerCase(), row]));
  const byId = new Map(rows.map((row) => [row.id, row]));
  return (entry) => byId.get(entry.toLowerCase()) ?? byEmail.get(entry.toLowerCase()) ?? byNickname.get(spelling(entry));
}

/** The members whom nicknames, e-mail addresses, identifiers or tags name: each once, in the order of the list. */
export async function resolveMembers(
  db: SpaceDb,
  { entries, tags }: { readonly entries: readonly string[]; readonly tags: readonly string[] },
): Promise<ResolvedMembers> {
  const written = entries.map((entry) => entry.trim()).filter((entry) => entry !== "");
  const find = finderOf(await readNamed(db, written));
  const found = written.flatMap((entry) => find(entry) ?? []);
  const all = new Map([...found, ...(await readTagged(db, tags))].map(({ id, nickname }) => [id, { id, nickname }]));
  return {
    members: [...all.values()],
    unknown: [...new Set(written.filter((entry) => !find(entry)))],
    repeated: found.length - new Set(found.map(({ id }) => id)).size,
  };
}

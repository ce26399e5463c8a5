import { findMembers, type SpaceDb, sql } from "../../../../server/kit";
import type { ResolvedMembers } from "../../shared/publication";

async function readTagged(db: SpaceDb, tags: readonly string[]) {
  if (tags.length === 0) return [];
  const shared = sql<boolean>`(tags && ${[...tags]}::text[] or public_tags && ${[...tags]}::text[])`;
  const able = db.selectFrom("member").select(["id", "nickname"]).where("status", "<>", "INACTIVE");
  return able.where(shared).orderBy("nickname").execute();
}

/** The members whom nicknames, e-mail addresses, identifiers or tags name: each once, in the order of the list. */
export async function resolveMembers(
  db: SpaceDb,
  { entries, tags }: { readonly entries: readonly string[]; readonly tags: readonly string[] },
): Promise<ResolvedMembers> {
  const { members, ...rest } = await findMembers(db, entries);
  const all = new Map([...members, ...(await readTagged(db, tags))].map((member) => [member.id, member]));
  return { members: [...all.values()], ...rest };
}

import type { Audience } from "../../../../contracts/services/audience";
import { findMembers, type SpaceDb, sql } from "../../../../server/kit";
import type { ResolvedMembers } from "../../shared/api/wizard";

async function readTagged(db: SpaceDb, tags: readonly string[]) {
  if (tags.length === 0) return [];
  const shared = sql<boolean>`(tags && ${[...tags]}::text[] or public_tags && ${[...tags]}::text[])`;
  const able = db.selectFrom("member").select(["id", "nickname"]).where("status", "<>", "INACTIVE");
  return able.where(shared).orderBy("nickname").execute();
}

interface Named {
  readonly entries: readonly string[];
  readonly tags: readonly string[];
  /** Ids. */
  readonly segments: readonly string[];
}

/**
 * The members whom nicknames, e-mail addresses, identifiers, tags or segments name: each once, in the order of the list.
 * @throws AppError `record.notFound` where there is no such segment
 */
export async function resolveMembers(
  db: SpaceDb,
  { entries, tags, segments }: Named,
  audience: () => Pick<Audience, "members">,
): Promise<ResolvedMembers> {
  const { members, ...rest } = await findMembers(db, entries);
  const chosen = segments.length > 0 ? await audience().members(db, segments) : [];
  const all = new Map([...members, ...(await readTagged(db, tags)), ...chosen].map((member) => [member.id, member]));
  return { members: [...all.values()], ...rest };
}

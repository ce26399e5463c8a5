import type { Audience } from "../../../contracts/services/audience";
import { type SpaceDb, sql } from "../../../server/kit";
import { AppError } from "../../../shared/errors";
import type { TagUse } from "../shared/api";

/** @throws AppError `record.notFound` */
export async function readTagUse(db: SpaceDb, id: string, audience: () => Pick<Audience, "tagged">): Promise<TagUse> {
  const tag = await db.selectFrom("tag").select("name").where("id", "=", id).where("deletedAt", "is", null).executeTakeFirst();
  if (!tag) throw new AppError("record.notFound");
  const { name } = tag;
  const members = await db
    .selectFrom("member")
    .select(({ fn }) => fn.countAll<string>().as("count"))
    .where(sql<boolean>`${name} = any(coalesce(tags, '{}') || coalesce(public_tags, '{}'))`)
    .executeTakeFirstOrThrow();
  const invitations = await db
    .selectFrom("invitation")
    .select(({ fn }) => fn.countAll<string>().as("count"))
    .where("status", "=", "SENT")
    .where(sql<boolean>`${name} = any(coalesce(tags, '{}'))`)
    .executeTakeFirstOrThrow();
  return {
    members: Number(members.count),
    invitations: Number(invitations.count),
    segments: [...(await audience().tagged(db, name))],
  };
}

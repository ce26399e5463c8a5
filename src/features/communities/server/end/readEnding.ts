import type { HostTools, SpaceDb } from "../../../../server/kit";
import { MS_PER_DAY } from "../../../../shared/dates/msPerDay";

const DAYS = 30;

/** A company's communities that end within 30 days, or ended within the last 30, the first to end first. */
export async function readEnding(db: SpaceDb, { communityEnd }: Pick<HostTools, "communityEnd">) {
  const rows = await db.selectFrom("community").select(["id", "name"]).where("durationMonths", "is not", null).execute();
  const ending = await Promise.all(rows.map(async (row) => ({ ...row, endsAt: await communityEnd({ spaceId: row.id }) })));
  const isNear = (endsAt: string) => Math.abs(Date.parse(endsAt) - Date.now()) <= DAYS * MS_PER_DAY;
  return ending
    .flatMap(({ endsAt, ...community }) => (endsAt !== null && isNear(endsAt) ? [{ ...community, endsAt }] : []))
    .sort((one, other) => Date.parse(one.endsAt) - Date.parse(other.endsAt));
}

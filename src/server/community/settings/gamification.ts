import { type RawBuilder, sql } from "kysely";
import type { SpaceDb } from "../../db/query/spaceDb";

/** Whether a community gives LABs that has configured nothing. */
export const DEFAULT_GAMIFICATION = true;

/** What a community gives LABs for. */
export interface Gamification {
  /** Whether it gives any; where not, the amounts are 0. */
  readonly isOn: boolean;
  readonly labsPerComment: number;
  readonly labsPerStayingActive: number;
}

/** LABs of an activity as they are promised: none where the community gives none. @param labs the activity's own */
export function promisedLabs(db: Pick<SpaceDb, "selectFrom">, labs: RawBuilder<number>) {
  const isOn = db.selectFrom("communityConfiguration").select("gamification");
  return sql<number>`case when coalesce(${isOn}, ${sql.lit(DEFAULT_GAMIFICATION)}) then ${labs} else 0 end`;
}

/** The one rule by which LABs are promised, told and paid. */
export async function readGamification(db: SpaceDb): Promise<Gamification> {
  const row = await db
    .selectFrom("communityConfiguration")
    .select(["gamification", "labsPerComment", "labsPerStayingActive"])
    .executeTakeFirst();
  const isOn = row?.gamification ?? DEFAULT_GAMIFICATION;
  const amount = (labs: number | undefined) => (isOn ? (labs ?? 0) : 0);
  return { isOn, labsPerComment: amount(row?.labsPerComment), labsPerStayingActive: amount(row?.labsPerStayingActive) };
}

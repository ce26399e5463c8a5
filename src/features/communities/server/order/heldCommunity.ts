import { type SpaceDb, sql } from "../../../../server/kit";
import { AppError } from "../../../../shared/errors";

/** The community's row, held until the transaction ends: its orders take turns. @throws AppError `record.notFound` */
export async function holdCommunity(db: SpaceDb, id: string) {
  const row = await db
    .selectFrom("community")
    .select(["id", "name", "plan", "durationMonths", "timeZone", "createdAt", "version"])
    .where("id", "=", id)
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw new AppError("record.notFound");
  return row;
}

export type HeldCommunity = Awaited<ReturnType<typeof holdCommunity>>;

/** Writes what an order changes of its community. */
export async function changeCommunity(
  db: SpaceDb,
  id: string,
  values: { plan?: string; durationMonths?: number },
): Promise<void> {
  await db
    .updateTable("community")
    .set({ ...values, updatedAt: sql<string>`now()`, version: sql<number>`version + 1` })
    .where("id", "=", id)
    .execute();
}

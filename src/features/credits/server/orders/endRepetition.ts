import { type HostTools, type SpaceDb, sql } from "../../../../server/kit";
import { AppError } from "../../../../shared/errors";
import { CREDIT_ERRORS } from "../../shared/errors";
import { type Actor, noteOrder } from "./noteOrder";

/**
 * The company wants no more orders of a series; those that were made stay.
 * @param id of its newest order
 * @throws AppError `record.notFound`, `credits.notRepeated`
 */
export async function endRepetition(db: SpaceDb, id: string, actor: Actor, tools: Pick<HostTools, "note">): Promise<void> {
  await db.transaction(async () => {
    const order = await db.selectFrom("creditOrder").select("nextDate").where("id", "=", id).forUpdate().executeTakeFirst();
    if (!order) throw new AppError("record.notFound");
    if (order.nextDate === null) throw new AppError(CREDIT_ERRORS.notRepeated);
    await db
      .updateTable("creditOrder")
      .set({ nextDate: null, updatedAt: sql<string>`now()`, version: sql<number>`version + 1` })
      .where("id", "=", id)
      .execute();
    await noteOrder(db, { id, actor, action: "update", changes: { nextDate: { from: order.nextDate, to: null } } }, tools);
  });
}

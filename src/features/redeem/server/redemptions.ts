import type { Redemptions } from "../../../contracts/services/redemptions";
import { type SpaceDb, sql } from "../../../server/kit";
import type { RedeemServices } from "./memberRoutes";
import { holdKey, openRequest, writeRequest } from "./request";

const LONGEST_NAME = 120;

/** Requests that still wait, then their members, each in one order, held until the transaction ends. */
async function holdPending(db: SpaceDb, ids: readonly string[]) {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom("redeem")
    .select(["id", "member"])
    .where("id", "in", [...ids])
    .where("status", "=", "PENDING")
    .orderBy("id")
    .forUpdate()
    .execute();
  const members = rows.flatMap(({ member }) => member ?? []);
  if (members.length > 0)
    await db.selectFrom("member").select("id").where("id", "in", members).orderBy("id").forNoKeyUpdate().execute();
  return rows;
}

/** Redemptions that other extensions ask for and decide on. */
export function createRedemptions({ ledger, tools }: RedeemServices): Redemptions {
  const end = (db: SpaceDb, ids: readonly string[], values: { readonly status: string; readonly rejection?: string }) =>
    db.transaction(async () => {
      const rows = await holdPending(db, ids);
      for (const { id, member } of rows) {
        // What was held for somebody who has left was forgotten with them.
        if (member === null) continue;
        const held = { key: holdKey(id), memberId: member };
        await (values.status === "COMPLETED" ? ledger().settle(db, held) : ledger().release(db, held));
      }
      if (rows.length === 0) return;
      await db
        .updateTable("redeem")
        .set({ ...values, endDate: sql<string>`now()`, updatedAt: sql<string>`now()`, version: sql<number>`version + 1` })
        .where(
          "id",
          "in",
          rows.map(({ id }) => id),
        )
        .execute();
    });
  return {
    request: (db, { memberId, key, type, name, labs }) =>
      db.transaction(async () => {
        const before = await openRequest(db, { memberId, key }, await tools().timeZone(db));
        if (before) return { id: before.id, isNew: false };
        const asked = { type, cardName: name.slice(0, LONGEST_NAME), redeemCard: null, labs, valueEuros: null };
        const { id } = await writeRequest(db, { memberId, key, ...asked }, ledger());
        return { id, isNew: true };
      }),
    complete: (db, ids) => end(db, ids, { status: "COMPLETED" }),
    reject: (db, ids, reason) => end(db, ids, { status: "REJECTED", rejection: reason }),
  };
}

import type { DataMigration } from "../../../../server/kit";

/** Orders of before they had titles get theirs: the reference, else the number of credits. */
export const titleOrders: DataMigration = {
  name: "credits.orderTitles",
  run: async (db) => {
    const orders = await db.selectFrom("creditOrder").select(["id", "amount", "reference"]).where("title", "is", null).execute();
    for (const { id, amount, reference } of orders)
      await db
        .updateTable("creditOrder")
        .set({ title: reference ?? String(amount) })
        .where("id", "=", id)
        .execute();
  },
};

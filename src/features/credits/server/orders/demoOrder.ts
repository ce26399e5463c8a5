import { type DemoSeed, newId } from "../../../../server/kit";

/** An order that waits for the demo's back office. */
export const demoOrder: DemoSeed = {
  name: "credits.order",
  order: 25,
  run: async ({ spaceDb, companyId }) => {
    const db = spaceDb(companyId);
    const person = await db
      .selectFrom("staffRole")
      .select("id")
      .where("role", "=", "SUPERADMIN")
      .orderBy("id")
      .executeTakeFirst();
    const order = { amount: 3_000, reference: "PC-2026-114", note: "Para los estudios de movilidad del próximo trimestre." };
    await db
      .insertInto("creditOrder")
      .values({ id: newId(), ...order, status: "ORDERED", orderedBy: person?.id ?? null, requestKey: newId() })
      .execute();
  },
};

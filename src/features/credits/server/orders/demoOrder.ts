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
    const named = { title: "PC-2026-114 (3000 créditos)", reference: "PC-2026-114", period: "ONCE" } as const;
    const order = { ...named, amount: 3_000, note: "Para los estudios de movilidad del próximo trimestre." };
    await db
      .insertInto("creditOrder")
      .values({ id: newId(), ...order, status: "ORDERED", orderedBy: person?.id ?? null, requestKey: newId() })
      .execute();
  },
};

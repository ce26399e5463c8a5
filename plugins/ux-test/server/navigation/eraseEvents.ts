import type { EntityHook } from "../../../../src/server/kit";

/** What a person did on a site, second by second, goes with their data. */
export const eraseEvents: EntityHook = {
  entity: "member",
  afterErasure: async ({ db, record }) => {
    await db
      .deleteFrom("uxEvent")
      .where("response", "in", (eb) => eb.selectFrom("response").select("id").where("member", "=", String(record.id)))
      .execute();
  },
};

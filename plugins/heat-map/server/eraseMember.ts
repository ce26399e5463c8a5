import type { EntityHook } from "../../../src/server/kit";

/** A person's points go with their data. */
export const eraseMember: EntityHook = {
  entity: "member",
  afterErasure: async ({ db, record }) => {
    await db.deleteFrom("heatMapPoint").where("member", "=", String(record.id)).execute();
  },
};

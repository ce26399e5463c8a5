import type { EntityHook } from "../../../../server/kit";

/** A sanction that is lifted says when. Whoever was blocked stays it: the back office unblocks by itself. */
export const liftHook: EntityHook = {
  entity: "panelSanction",
  afterTransition: async ({ db, record }) => {
    await db
      .updateTable("panelSanction")
      .set({ liftedAt: new Date().toISOString() })
      .where("id", "=", String(record.id))
      .execute();
  },
};

import type { DataMigration } from "../../../server/kit";

/** Contracts of before offers were known to companies in all their states: what was signed stays theirs to see. */
export const showSigned: DataMigration = {
  name: "contracts.showSigned",
  run: async (db) => {
    await db.updateTable("contract").set({ isOffered: true }).where("status", "in", ["SIGNED", "ENDED"]).execute();
  },
};

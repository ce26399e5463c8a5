import { type DataMigration, newId, type SpaceDb } from "../../../../server/kit";
import { participationRows } from "./participationRows";

const PORTION = 1_000;

const STATUS: Readonly<Record<string, string>> = { open: "STARTED", complete: "COMPLETED", ended: "SCREENED_OUT" };

async function nextPortion(db: SpaceDb, after: string) {
  return participationRows(db)
    .where("response.state", "in", Object.keys(STATUS))
    .where("response.id", ">", after)
    .orderBy("response.id")
    .limit(PORTION)
    .execute();
}

/** Who answered before participations were written takes part as well; nobody is paid for it now. */
export const backfillParticipations: DataMigration = {
  name: "surveys.participations",
  run: async (db) => {
    let after = "00000000-0000-0000-0000-000000000000";
    for (;;) {
      const rows = await nextPortion(db, after);
      const last = rows.at(-1);
      if (!last) return;
      after = last.id;
      await db
        .insertInto("participation")
        .values(
          rows.map(({ state, member, activityId, startedAt, completedAt }) => ({
            id: newId(),
            activity: activityId,
            member: String(member),
            status: STATUS[state] ?? "STARTED",
            startedAt,
            completedAt: state === "complete" ? completedAt : null,
          })),
        )
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    }
  },
};

import { activityEnded } from "../../../../contracts/events/activity";
import type { ExtensionSchedule, ServerHost, SpaceDb } from "../../../../server/kit";
import { AppError } from "../../../../shared/errors";
import { HOURS_AFTER_END } from "../../shared/analysis";
import type { AnalysisServices } from "../services";
import { analysisOf, runAnalysis } from "./runAnalysis";
import { whileRunning } from "./whileRunning";

const HOUR_MS = 3_600_000;
/** Who takes an analysis has so long for it; after a crash another process takes it then. */
const LEASE_MS = 30 * 60_000;

/** Plans the analysis of an activity that has ended. */
async function plan(db: SpaceDb, activityId: string): Promise<void> {
  const dueAt = new Date(Date.now() + HOURS_AFTER_END * HOUR_MS).toISOString();
  await db
    .updateTable("analysis")
    .set({ dueAt })
    .where("id", "=", await analysisOf(db, activityId))
    .execute();
}

/** @returns the activity of a due analysis that no other process has taken */
async function takeDue(db: SpaceDb): Promise<{ readonly id: string; readonly activity: string } | undefined> {
  const now = Date.now();
  return db
    .updateTable("analysis")
    .set({ dueAt: new Date(now + LEASE_MS).toISOString() })
    .where("id", "in", (query) =>
      query
        .selectFrom("analysis")
        .select("id")
        .where("dueAt", "<=", new Date(now).toISOString())
        .orderBy("dueAt")
        .limit(1)
        .forUpdate()
        .skipLocked(),
    )
    .returning(["id", "activity"])
    .executeTakeFirst();
}

/** Makes the analyses that are due. One in which too little was written stays without. */
export function dueAnalyses(services: AnalysisServices): ExtensionSchedule {
  return {
    name: "analysis.due",
    everyMinutes: 5,
    isLong: true,
    run: async (db, signal) => {
      while (!signal.aborted) {
        const due = await takeDue(db);
        if (!due) return;
        const work = async () => {
          const language = await services.tools().language(db);
          await runAnalysis({ db, activityId: due.activity, language, signal }, services);
        };
        try {
          await whileRunning(db, due.id, { work, signal });
        } catch (error) {
          // One that the server's end has cut short is due again at once.
          const dueAt = signal.aborted ? new Date().toISOString() : null;
          await db.updateTable("analysis").set({ dueAt }).where("id", "=", due.id).execute();
          // Too little was written, or the activity was deleted meanwhile.
          const isRefused = error instanceof AppError && error.status < 500;
          if (!isRefused && !signal.aborted) throw error;
        }
      }
    },
  };
}

export function planAfterEnd(host: ServerHost): void {
  host.on(activityEnded, async ({ db, payload }) => plan(db, payload.activityId));
}

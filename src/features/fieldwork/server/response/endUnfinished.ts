import type { SpaceDb } from "../../../../server/kit";
import type { Disposition } from "../../../../survey/fieldwork/dispositions";
import { followResponses } from "../participation/followResponses";
import { releaseQuotas } from "../quotas/releaseQuotas";
import type { FieldworkServices } from "../services";

/** Ended together: who finishes in one of their quotas waits no longer than that. */
const PORTION = 500;

function openResponses(db: SpaceDb) {
  return db
    .selectFrom("response")
    .innerJoin("questionnaire", "questionnaire.id", "response.questionnaire")
    .select("response.id")
    .where("response.state", "=", "open")
    .orderBy("response.id")
    .limit(PORTION);
}

type OpenResponses = ReturnType<typeof openResponses>;

export interface UnfinishedResponses {
  readonly disposition: Extract<Disposition, "timedOut" | "dropped">;
  /** Which of the open responses. */
  readonly which: (open: OpenResponses) => OpenResponses;
  /** Leaves out those that somebody is just changing. @default false */
  readonly skipsBusy?: boolean;
}

/** Held with their questionnaires' cells, response first: as by whoever takes a place. */
async function hold(db: SpaceDb, { which, skipsBusy = false }: UnfinishedResponses): Promise<readonly string[]> {
  const held = which(openResponses(db)).forUpdate(["response"]);
  const rows = await (skipsBusy ? held.skipLocked() : held).forShare(["questionnaire"]).execute();
  return rows.map(({ id }) => id);
}

/**
 * Ends open responses that nobody goes on with, a portion of them; their places in quotas are free at once.
 * @returns how many; nothing is left of them once it is 0
 */
export async function endUnfinished(db: SpaceDb, unfinished: UnfinishedResponses, services: FieldworkServices): Promise<number> {
  return db.transaction(async () => {
    const ids = await hold(db, unfinished);
    if (ids.length === 0) return 0;
    const now = new Date().toISOString();
    await db
      .updateTable("response")
      .set({ state: "ended", disposition: unfinished.disposition, completedAt: now, updatedAt: now })
      .where("id", "in", ids)
      .execute();
    await releaseQuotas(db, ids);
    await followResponses(db, ids, services);
    return ids.length;
  });
}

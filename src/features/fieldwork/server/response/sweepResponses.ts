import type { ExtensionSchedule, SpaceDb } from "../../../../server/kit";
import { openingOf } from "../../../../shared/dates/activityOpening";
import { notifySupplier } from "../entry/notifySupplier";
import type { FieldworkServices } from "../services";
import { fieldworkOf } from "../settings/fieldworkOf";
import { endUnfinished, type UnfinishedResponses } from "./endUnfinished";

/** Suppliers are told of so many at a time. */
const PORTION = 500;

interface Sweep {
  readonly signal: AbortSignal;
  readonly services: FieldworkServices;
}

/** Who is just being held by others is ended an hour later: several are never waited for. */
async function endAll(db: SpaceDb, unfinished: UnfinishedResponses, { signal, services }: Sweep): Promise<void> {
  while (!signal.aborted && (await endUnfinished(db, { ...unfinished, skipsBusy: true }, services)) > 0);
}

async function expireAll(db: SpaceDb, sweep: Sweep): Promise<void> {
  const now = new Date().toISOString();
  await endAll(db, { disposition: "timedOut", which: (open) => open.where("response.expiresAt", "<=", now) }, sweep);
}

/** Questionnaires with open responses that nobody can go on with any more. */
async function closedQuestionnaires(db: SpaceDb): Promise<readonly string[]> {
  const rows = await db
    .selectFrom("questionnaire")
    .leftJoin("activity", "activity.questionnaire", "questionnaire.id")
    .select(["questionnaire.id", "questionnaire.fieldwork", "activity.status", "activity.startsAt", "activity.endsAt"])
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom("response")
          .select("response.id")
          .whereRef("response.questionnaire", "=", "questionnaire.id")
          .where("response.state", "=", "open"),
      ),
    )
    .execute();
  const now = new Date();
  return rows
    .filter(({ fieldwork, status, startsAt, endsAt }) => {
      const { closesAt } = fieldworkOf(fieldwork);
      if (closesAt !== null && new Date(closesAt) <= now) return true;
      return status !== null && openingOf({ status, startsAt, endsAt }, now) === "ended";
    })
    .map(({ id }) => id);
}

async function dropUnfinished(db: SpaceDb, sweep: Sweep): Promise<void> {
  const closed = await closedQuestionnaires(db);
  if (closed.length === 0) return;
  const which: UnfinishedResponses["which"] = (open) => open.where("response.questionnaire", "in", [...closed]);
  await endAll(db, { disposition: "dropped", which }, sweep);
}

function untold(db: SpaceDb) {
  return db
    .selectFrom("response")
    .select("id")
    .where("supplier", "is not", null)
    .where("state", "in", ["complete", "ended"])
    .where((eb) => eb("disposition", "is distinct from", eb.ref("notifiedDisposition")))
    .limit(PORTION)
    .execute();
}

/** Ends what was left unfinished, and tells suppliers what a crash kept from them. */
export function sweepResponses(services: FieldworkServices): ExtensionSchedule {
  return {
    name: "surveys.responses",
    run: async (db, signal) => {
      await expireAll(db, { signal, services });
      await dropUnfinished(db, { signal, services });
      for (let rows = await untold(db); rows.length > 0 && !signal.aborted; rows = await untold(db))
        for (const { id } of rows) await notifySupplier(db, id, services);
    },
  };
}

import type { EventType } from "../../../../contracts/defineEvent";
import { fieldFilled, fieldPaused, type respondentEnded } from "../../../../contracts/events/panel";
import { type Delivery, type SpaceDb, sql } from "../../../../server/kit";
import { AppError } from "../../../../shared/errors";
import { DEFAULT_LANGUAGE } from "../../../../shared/languages";
import { PANEL_ERRORS } from "../../shared/errors";
import { bookCoins } from "../coins/bookCoins";
import { sanctionPanelist } from "../sanctions/sanctionPanelist";
import { type FieldRow, readField } from "./fieldRow";
import type { FieldServices } from "./fieldServices";
import { INCIDENCE_STARTS, LEAST_INCIDENCE, SUPPLIER } from "./rules";
import { nextWave } from "./waves";

type Payload<Type> = Type extends EventType<infer Of> ? Of : never;

/** How their response stands now: events may come late. */
async function endOf(db: SpaceDb, responseId: string): Promise<string | null> {
  const row = await db.selectFrom("response").select(["state", "disposition"]).where("id", "=", responseId).executeTakeFirst();
  return row && row.state !== "open" ? (row.disposition ?? "complete") : null;
}

/** Writes how somebody's invitation ended. @returns what it was before, and whose; nothing where it is no invitation of the space */
async function writeEnd(db: SpaceDb, invitationId: string, disposition: string | null) {
  const before = await db
    .selectFrom("panelInvitation")
    .select(["id", "study", "panelist", "disposition", "coins"])
    .where("id", "=", invitationId)
    .where("company", "=", db.spaceId)
    .forUpdate()
    .executeTakeFirst();
  if (!before) return undefined;
  const state = disposition === null ? "ENTERED" : "ENDED";
  const endedAt = disposition === null ? null : sql<string>`now()`;
  await db
    .updateTable("panelInvitation")
    .set({ state, disposition, endedAt, enteredAt: sql<string>`coalesce(entered_at, now())` })
    .where("id", "=", invitationId)
    .execute();
  return before;
}

interface Ended {
  readonly id: string;
  readonly study: string;
  readonly panelist: string;
  readonly coins: number | null;
}

/** Coins that were paid for a complete which counts no more are taken back, where they haven't been paid out yet. */
async function takeBack(db: SpaceDb, { id, panelist, coins }: Ended): Promise<void> {
  const amount = Number(coins ?? 0);
  if (amount === 0) return;
  try {
    await bookCoins(db, [{ panelistId: panelist, amount, reason: "REVERSAL", key: `invitation:${id}:reversal`, concept: "" }]);
  } catch (error) {
    if (error instanceof AppError && error.code === PANEL_ERRORS.tooFewCoins.code) return;
    throw error;
  }
  await db.updateTable("panelInvitation").set({ coins: 0 }).where("id", "=", id).execute();
}

/** Whoever cheats by the questionnaire's own rules is sanctioned, once for the response. */
async function sanction(db: SpaceDb, { panelist, study }: Ended, responseId: string, { tools }: FieldServices): Promise<void> {
  const reason = tools().text(DEFAULT_LANGUAGE, "panel.ruleSanction");
  await sanctionPanelist(db, { panelistId: panelist, reason, origin: "RULE", studyId: study, responseId });
}

/** Completes are a panelist's past, by which it is known how likely they respond. */
async function countComplete(db: SpaceDb, panelist: string, change: number): Promise<void> {
  if (change === 0) return;
  await db
    .updateTable("panelist")
    .set({ completes: sql<number>`greatest(0, completes + ${change})` })
    .where("id", "=", panelist)
    .execute();
}

async function countEnds(db: SpaceDb, studyId: string) {
  const row = await db
    .selectFrom("panelInvitation")
    .select([
      sql<number>`count(*) filter (where state <> 'INVITED')::int`.as("entered"),
      sql<number>`count(*) filter (where disposition = 'complete')::int`.as("completes"),
      sql<number>`count(*) filter (where disposition = 'screenOut')::int`.as("screenedOut"),
    ])
    .where("study", "=", studyId)
    .executeTakeFirstOrThrow();
  return row;
}

/** Stops a field until somebody decides, once. */
async function pauseFor(db: SpaceDb, field: FieldRow, reason: "INCIDENCE" | "SOFT_LAUNCH", services: FieldServices) {
  const paused = await db
    .updateTable("panelField")
    .set({ state: "PAUSED", pausedFor: reason })
    .where("id", "=", field.id)
    .where("state", "=", "OPEN")
    .returning("id")
    .executeTakeFirst();
  if (!paused) return;
  await services.fieldwork().halt(db, field.study, true);
  await services.tools().publish(db, fieldPaused, { studyId: field.study, reason });
}

/** Pauses a field whose people fit less often than its price was made for, and asks. */
async function watchIncidence(
  db: SpaceDb,
  field: FieldRow,
  ends: Awaited<ReturnType<typeof countEnds>>,
  services: FieldServices,
) {
  const { completes, screenedOut, entered } = ends;
  if (field.isIncidenceAccepted || entered < INCIDENCE_STARTS || completes + screenedOut === 0) return;
  const incidence = (completes / (completes + screenedOut)) * 100;
  if (incidence < LEAST_INCIDENCE * field.request.incidenceRate) await pauseFor(db, field, "INCIDENCE", services);
}

/** Takes note of how a panelist's response ended, or that it counts otherwise than before, and of what follows for the field. */
export async function followEnd(
  { db, payload: { supplier, externalId, responseId, isTest } }: Delivery<Payload<typeof respondentEnded>>,
  services: FieldServices,
): Promise<void> {
  if (supplier !== SUPPLIER.id || isTest) return;
  const disposition = await endOf(db, responseId);
  const before = await writeEnd(db, externalId, disposition);
  if (!before) return;
  const [was, is] = [before.disposition === "complete", disposition === "complete"];
  await countComplete(db, before.panelist, Number(is) - Number(was));
  if (was && !is) await takeBack(db, before);
  if (disposition === "qualitySanctioned") await sanction(db, before, responseId, services);
  const field = await readField(db, before.study);
  if (field?.state !== "OPEN") return;
  const ends = await countEnds(db, before.study);
  const sample = field.request.sampleSize;
  if (ends.completes >= sample) return services.tools().publish(db, fieldFilled, { studyId: before.study });
  // Whoever counts no more is replaced at once.
  if (was && !is) await nextWave(db, before.study, new Date(), services);
  if (field.softLaunch !== null && ends.completes >= field.softLaunch) return pauseFor(db, field, "SOFT_LAUNCH", services);
  return watchIncidence(db, field, ends, services);
}

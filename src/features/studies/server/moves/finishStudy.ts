import { studyMoved } from "../../../../contracts/events/study";
import type { PanelRequest } from "../../../../contracts/services/panel";
import { type SpaceDb, sql } from "../../../../server/kit";
import { chargeOf, type PriceLine } from "../../shared/price";
import { lastQuote, type QuoteRow } from "../quote/quotes";
import { isPricedBySessions, ownPeopleOf, type StudyValues } from "../quote/studyInputs";
import type { StudyServices } from "../services";
import { END } from "./openStudy";

/** Completes that count now. */
export async function completesOf(db: SpaceDb, study: StudyValues, { fieldwork }: Pick<StudyServices, "fieldwork">) {
  if (!study.questionnaire) return 0;
  const { dispositions } = await fieldwork().count(db, String(study.questionnaire));
  return dispositions.complete ?? 0;
}

/** What so many completes cost by a quote: of the sample that it was made for, whatever the study says by now. */
export function chargeFor({ lines, total, inputs }: QuoteRow, completes: number): number {
  const { sampleSize } = inputs as unknown as PanelRequest;
  return chargeOf({ lines: lines as unknown as readonly PriceLine[], total }, completes / sampleSize);
}

/** What a study has come to cost by now, by its quote: interviews or sessions as they were had. */
export async function dueOf(
  db: SpaceDb,
  quote: QuoteRow,
  study: StudyValues,
  services: Pick<StudyServices, "fieldwork" | "products">,
) {
  if (!isPricedBySessions(study, services.products)) return chargeFor(quote, await completesOf(db, study, services));
  const share = (await services.products.get(String(study.type))?.delivered?.(db, String(study.id))) ?? 0;
  const { lines, total } = quote;
  return chargeOf({ lines: lines as unknown as readonly PriceLine[], total }, share);
}

/** What ends with a study: its field, its appointment, and its hold. The interviews that were had are paid, the rest comes back. */
export async function endField(db: SpaceDb, study: StudyValues, services: StudyServices): Promise<void> {
  const { credits, panel, products, tools } = services;
  const id = String(study.id);
  await db.updateTable("study").set({ finishedAt: sql<string>`now()`, pausedAt: null }).where("id", "=", id).execute();
  await panel().closeField(db, id);
  await ownPeopleOf(study, products)?.closeField(db, id);
  await tools().unschedule(`${END}:${id}`);
  const quote = await lastQuote(db, id);
  if (!quote?.holdKey) return;
  const amount = await dueOf(db, quote, study, services);
  await credits().settle(db, { key: quote.holdKey, amount });
  await db.updateTable("studyQuote").set({ charged: amount }).where("id", "=", quote.id).execute();
}

/** Ends a study in field whose sample is full, unless more was ordered meanwhile. */
export async function finishFilled(db: SpaceDb, studyId: string, services: StudyServices): Promise<void> {
  const study = await db.selectFrom("study").selectAll().where("id", "=", studyId).forUpdate().executeTakeFirst();
  if (study && (await completesOf(db, study, services)) >= Number(study.sampleSize)) await finishStudy(db, studyId, services);
}

/** Ends a study in field by its date or its sample. Nothing happens where it isn't in field any more. */
export async function finishStudy(db: SpaceDb, studyId: string, services: StudyServices): Promise<void> {
  const study = await db
    .updateTable("study")
    .set({ status: "FINISHED" })
    .where("id", "=", studyId)
    .where("status", "=", "OPEN")
    .returningAll()
    .executeTakeFirst();
  if (!study) return;
  await endField(db, study, services);
  await services.tools().publish(db, studyMoved, { studyId, move: "finish", accountId: null });
}

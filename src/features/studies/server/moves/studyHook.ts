import { type EntityHook, newId, type RecordTransition, type Registries } from "../../../../server/kit";
import { AppError } from "../../../../shared/errors";
import { STUDY_ERRORS } from "../../shared/errors";
import { REVIEW_DAYS } from "../../shared/studies";
import { businessDaysAfter } from "../businessDays";
import { readHolidays } from "../holidays/readHolidays";
import { lastQuote, makeQuote, validQuote } from "../quote/quotes";
import type { StudyServices } from "../services";
import { endField } from "./finishStudy";
import { requireWithinLicence } from "./licenceLimits";
import { beginField, OPENING } from "./openStudy";

type Products = Registries["studyProducts"];
type Move = (move: RecordTransition, services: StudyServices & { readonly products: Products }) => Promise<void>;

/** @throws AppError `studies.tooSoon` where the day of its release is before the company's today */
function requireTime({ record: { releaseDate } }: RecordTransition, today: string): void {
  if (typeof releaseDate === "string" && releaseDate < today)
    throw new AppError(STUDY_ERRORS.tooSoon, {
      faults: [{ path: "/releaseDate", rule: "minimum", params: { limit: today } }],
    });
}

/** The study goes to review, and its credits aside: the most that it can cost. */
const release: Move = async (move, { credits, tools, products }) => {
  const { db, record, actor } = move;
  const today = await db.today();
  requireTime(move, today);
  const quote = await validQuote(db, record);
  await requireWithinLicence(db, record, { credits, products });
  const holdKey = `study:${String(record.id)}:${newId()}`;
  const actorId = actor.subjectId ? { actorId: actor.subjectId } : {};
  const hold = { key: holdKey, amount: quote.total, studyId: String(record.id), concept: String(record.name), ...actorId };
  await credits().hold(db, hold);
  await db.updateTable("studyQuote").set({ holdKey }).where("id", "=", quote.id).execute();
  const holidays = await readHolidays(db, { since: today, country: record.country });
  const review = { days: REVIEW_DAYS, holidays, timeZone: await tools().timeZone(db) };
  await db
    .updateTable("study")
    .set({ reviewEndsAt: businessDaysAfter(new Date(), review).toISOString(), reviewComment: null })
    .where("id", "=", String(record.id))
    .execute();
};

/** What was set aside is the company's again. */
const sendBack: Move = async ({ db, record }, { credits, tools }) => {
  const quote = await lastQuote(db, String(record.id));
  if (quote?.holdKey) await credits().release(db, { key: quote.holdKey });
  await tools().unschedule(`${OPENING}:${String(record.id)}`);
  await db.updateTable("study").set({ reviewEndsAt: null, approvedAt: null }).where("id", "=", String(record.id)).execute();
};

const MOVES: Readonly<Record<string, Move>> = {
  contract: async ({ db, record }, services) => void (await makeQuote(db, record, services)),
  release,
  sendBack,
  open: async ({ db, record }, services) => beginField(db, record, services),
  finish: async ({ db, record }, services) => endField(db, record, services),
};

/** Moves by which a company orders. */
const ORDERS: readonly string[] = ["contract", "release"];

const RUNNING: readonly unknown[] = ["CONFIRMED", "OPEN"];

/** What a study's moves do beside moving it: its price, its credits, its dates. */
export function studyHook(services: StudyServices, { studyProducts }: Pick<Registries, "studyProducts">): EntityHook {
  return {
    entity: "study",
    beforeTransition: async ({ record, transition }) => {
      if (!ORDERS.includes(transition) || studyProducts.has(String(record.type))) return;
      throw new AppError(STUDY_ERRORS.noProduct, { params: { types: [...studyProducts.keys()].join(", ") } });
    },
    afterTransition: async (move) => {
      await MOVES[move.transition]?.(move, { ...services, products: studyProducts });
    },
    beforeDelete: async ({ record }) => {
      if (RUNNING.includes(record.status)) throw new AppError(STUDY_ERRORS.running);
    },
  };
}

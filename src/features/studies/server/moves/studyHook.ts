import { type EntityHook, newId, type RecordTransition, type SpaceDb } from "../../../../server/kit";
import { AppError, type FieldIssue } from "../../../../shared/errors";
import { STUDY_ERRORS } from "../../shared/errors";
import { REVIEW_DAYS } from "../../shared/studies";
import { businessDaysAfter } from "../businessDays";
import { openCorrections } from "../comments/comments";
import { readHolidays } from "../holidays/readHolidays";
import { lastQuote, makeQuote, validQuote } from "../quote/quotes";
import { filledIn, withFixed } from "../quote/studyInputs";
import type { StudyServices } from "../services";
import { endField } from "./finishStudy";
import { requireWithinLicence } from "./licenceLimits";
import { beginField, OPENING } from "./openStudy";
import { orderIssues, requireReach } from "./orderIssues";

type Move = (move: RecordTransition, services: StudyServices) => Promise<void>;

/** @throws AppError `studies.tooSoon` where the day of its release is before the company's today */
function requireTime({ record: { releaseDate } }: RecordTransition, today: string): void {
  if (typeof releaseDate === "string" && releaseDate < today)
    throw new AppError(STUDY_ERRORS.tooSoon, {
      faults: [{ path: "/releaseDate", rule: "minimum", params: { limit: today } }],
    });
}

/** The study goes to review, and its credits aside: the most that it can cost. */
const release: Move = async (move, { credits, panel, tools, products }) => {
  const { db, record, actor } = move;
  const today = await db.today();
  requireTime(move, today);
  const quote = await validQuote(db, record, { products });
  await requireWithinLicence(db, record, { credits, products });
  const holdKey = `study:${String(record.id)}:${newId()}`;
  const actorId = actor.subjectId ? { actorId: actor.subjectId } : {};
  const hold = { key: holdKey, amount: quote.total, studyId: String(record.id), concept: String(record.name), ...actorId };
  await credits().hold(db, hold);
  await requireReach(db, record, { credits, panel, products });
  await db.updateTable("studyQuote").set({ holdKey }).where("id", "=", quote.id).execute();
  const holidays = await readHolidays(db, { since: today, country: record.country });
  const review = { days: REVIEW_DAYS, holidays, timeZone: await tools().timeZone(db) };
  await db
    .updateTable("study")
    .set({ reviewEndsAt: businessDaysAfter(new Date(), review).toISOString(), reviewComment: null })
    .where("id", "=", String(record.id))
    .execute();
};

/** What a company reads as its study comes back without another word: its comments. @throws AppError `studies.nothingToCorrect` */
async function commentsToDealWith(db: SpaceDb, studyId: string, { tools }: Pick<StudyServices, "tools">): Promise<string> {
  const open = await openCorrections(db, studyId);
  if (open === 0) throw new AppError(STUDY_ERRORS.nothingToCorrect);
  return tools().text(await tools().language(db), "studies.comments.atPlaces", { smart_count: open });
}

/** What was set aside is the company's again. No study goes back without saying why. */
const sendBack: Move = async ({ db, record }, services) => {
  const { credits, tools } = services;
  const reviewComment = record.reviewComment
    ? String(record.reviewComment)
    : await commentsToDealWith(db, String(record.id), services);
  const quote = await lastQuote(db, String(record.id));
  if (quote?.holdKey) await credits().release(db, { key: quote.holdKey });
  await tools().unschedule(`${OPENING}:${String(record.id)}`);
  await db
    .updateTable("study")
    .set({ reviewEndsAt: null, approvedAt: null, reviewComment })
    .where("id", "=", String(record.id))
    .execute();
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

const BEFORE_RELEASE: readonly (string | null)[] = ["UNDER_CONSTRUCTION", "PROCESSING"];

const findStudy = (db: SpaceDb, id: string) => db.selectFrom("study").selectAll().where("id", "=", id).executeTakeFirst();

/** What a study's moves do beside moving it: its price, its credits, its dates. */
export function studyHook(services: StudyServices): EntityHook {
  const { products } = services;
  return {
    entity: "study",
    completer: async () => (values) => withFixed(values, products),
    beforeTransition: async ({ record, transition }) => {
      if (!ORDERS.includes(transition) || products.has(String(record.type))) return;
      throw new AppError(STUDY_ERRORS.noProduct, { params: { types: [...products.keys()].join(", ") } });
    },
    afterTransition: async (move) => {
      await MOVES[move.transition]?.(move, services);
    },
    wizardIssues: async ({ db, values, record }) => {
      const study = record === undefined ? undefined : await findStudy(db, record);
      // What is paid for can't change: whatever the panel or the account have by now.
      if (study && !BEFORE_RELEASE.includes(study.status)) return [];
      const isStandalone = ({ path }: FieldIssue) => path !== "";
      return (await orderIssues(db, filledIn({ ...study, ...values }, products), services)).filter(isStandalone);
    },
    beforeDelete: async ({ record }) => {
      if (RUNNING.includes(record.status)) throw new AppError(STUDY_ERRORS.running);
    },
  };
}

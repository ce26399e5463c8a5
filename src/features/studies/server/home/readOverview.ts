import type { RouteContext, SpaceDb } from "../../../../server/kit";
import type { RecentStudy, StudyInField, StudyOverview, WaitingStudy } from "../../shared/api/home";
import { WAITING_REASONS } from "../../shared/home";
import { STUDY_STATUSES, type StudyStatus } from "../../shared/studies";
import { issueText, releaseIssues } from "../moves/orderIssues";
import { presentQuote } from "../quote/quotes";
import { filledIn, missingInputs } from "../quote/studyInputs";
import type { StudyServices } from "../services";

/** Studies that are looked at, those that changed last: more than a company has unfinished. */
const MOST_STUDIES = 200;
/** Studies that are counted by status, those made last: more than a company ever had. */
const MOST_COUNTED = 2_000;
const MOST_RECENT = 5;
/** Each is counted anew at every look. */
const MOST_IN_FIELD = 20;

/** Those that aren't over, nor with the provider. */
function unfinishedStudies(db: SpaceDb) {
  return db
    .selectFrom("study")
    .selectAll()
    .where("status", "in", ["UNDER_CONSTRUCTION", "PROCESSING", "OPEN"])
    .orderBy("updatedAt", "desc")
    .orderBy("id", "desc")
    .limit(MOST_STUDIES)
    .execute();
}
type StudyRow = Awaited<ReturnType<typeof unfinishedStudies>>[number];

/** All of a company, in few words. */
async function allStudies(db: SpaceDb): Promise<readonly RecentStudy[]> {
  const rows = await db
    .selectFrom("study")
    .select(["id", "name", "status", "sampleSize", "price", "reviewComment", "approvedAt"])
    .orderBy("createdAt", "desc")
    .orderBy("id", "desc")
    .limit(MOST_COUNTED)
    .execute();
  return rows.map(({ id, name, status, price, sampleSize: sample, reviewComment, approvedAt }) => {
    const standing = status === "CONFIRMED" ? approvedAt && ("approved" as const) : reviewComment && ("sentBack" as const);
    return { id, name, price, sample, status: status as StudyStatus, standing: standing || null };
  });
}

/** The price that was accepted last for each. */
function lastQuotes(db: SpaceDb, ids: readonly string[]) {
  return db
    .selectFrom("studyQuote")
    .distinctOn("study")
    .select(["study", "id", "priceList", "inputHash", "lines", "total", "expiresAt", "holdKey", "charged"])
    .where("study", "in", ids.length > 0 ? ids : [null])
    .orderBy("study")
    .orderBy("createdAt", "desc")
    .orderBy("id", "desc")
    .execute();
}
type QuoteRow = Awaited<ReturnType<typeof lastQuotes>>[number];

/** What the study waits for of its company, if for anything. */
async function waitingOf(
  study: StudyRow,
  row: QuoteRow | undefined,
  {
    findIssue,
    products,
  }: Pick<StudyServices, "products"> & {
    /** Says what keeps it from being released. */
    readonly findIssue: (study: StudyRow) => Promise<string | undefined>;
  },
): Promise<WaitingStudy | undefined> {
  const { id, name, status, pausedAt, reviewComment: comment } = study;
  const about = { id, name, comment: null, until: null };
  if (status === "OPEN") return pausedAt ? { ...about, reason: "paused" } : undefined;
  if (comment) return { ...about, reason: "sentBack", comment };
  if (status === "UNDER_CONSTRUCTION")
    return missingInputs(study, products).length === 0 ? { ...about, reason: "accept" } : undefined;
  const quote = row && presentQuote(row, study, { products });
  if (!quote?.isValid) return { ...about, reason: "outdated" };
  const issue = await findIssue(study);
  return issue ? { ...about, reason: "blocked", comment: issue } : { ...about, reason: "release", until: quote.expiresAt };
}

/** The most pressing reason first; of prices those that expire first. */
const byUrgency = (a: WaitingStudy, b: WaitingStudy) =>
  WAITING_REASONS.indexOf(a.reason) - WAITING_REASONS.indexOf(b.reason) || (a.until ?? "").localeCompare(b.until ?? "");

async function inFieldOf(db: SpaceDb, study: StudyRow, { fieldwork }: StudyServices): Promise<StudyInField> {
  const { id, name, sampleSize, questionnaire, pausedAt } = study;
  const counts = questionnaire ? await fieldwork().count(db, questionnaire) : undefined;
  return { id, name, completes: counts?.dispositions.complete ?? 0, sample: sampleSize ?? 0, isPaused: pausedAt !== null };
}

/** What a company's home says of the studies that the person may see. @throws AppError `access.denied` */
export async function readOverview(
  { db, records, text }: Pick<RouteContext, "db" | "records" | "text">,
  services: StudyServices,
): Promise<StudyOverview> {
  const all = await allStudies(db);
  const reached = new Set(await records.reachable({ entity: "study", action: "list", ids: all.map(({ id }) => id) }));
  const theirs = all.filter(({ id }) => reached.has(id));
  const studies = (await unfinishedStudies(db)).filter(({ id }) => reached.has(id));
  const quotes = new Map(
    (
      await lastQuotes(
        db,
        studies.map(({ id }) => id),
      )
    ).map((row) => [row.study, row]),
  );
  const open = studies
    .filter(({ status }) => status === "OPEN")
    .sort((a, b) => (b.openedAt ?? "").localeCompare(a.openedAt ?? ""))
    .slice(0, MOST_IN_FIELD);
  const findIssue = async (study: StudyRow) => {
    const [issue] = await releaseIssues(db, filledIn(study, services.products), services);
    return issue && issueText(issue, text);
  };
  const waiting = await Promise.all(
    studies.map((study) => waitingOf(study, quotes.get(study.id), { findIssue, products: services.products })),
  );
  return {
    waiting: waiting.flatMap((study) => study ?? []).sort(byUrgency),
    inField: await Promise.all(open.map((study) => inFieldOf(db, study, services))),
    groups: STUDY_STATUSES.map((status) => ({
      status,
      studies: theirs.filter((study) => study.status === status).length,
    })).filter(({ studies: count }) => count > 0),
    recent: theirs.slice(0, MOST_RECENT),
  };
}

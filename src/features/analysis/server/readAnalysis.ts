import type { RouteContext, SpaceDb } from "../../../server/kit";
import { AppError } from "../../../shared/errors";
import { PAGE_SIZE, type Sentiment } from "../shared/analysis";
import type { Analysis, AnalysisData, PassagePage, Topic } from "../shared/api";
import { countPassages, findPassages, passageKey, type SourcedPassage } from "./passages";
import { presentPassage } from "./presentPassage";
import { readClaims, summarise } from "./readClaims";
import type { StoredClaim } from "./run/grouping";
import { isSilent } from "./run/whileRunning";
import type { AnalysisServices } from "./services";

/** Quotes of each topic. */
const QUOTES = 2;

type Reader = Pick<RouteContext, "db" | "language">;

const EMPTY: Omit<Analysis, "totalPassages" | "newPassages" | "removedPassages"> = {
  ...{ status: "NONE", dueAt: null, method: null, model: null, modelFault: null, finishedAt: null },
  ...{ summary: null, summaryLong: null, summaryEditedAt: null, readPassages: 0, unassigned: 0, topics: [] },
};

async function findRow(db: SpaceDb, activityId: string) {
  const row = await db.selectFrom("analysis").selectAll().where("activity", "=", activityId).executeTakeFirst();
  // What is due is made by another process.
  return row && isSilent(row) ? { ...row, status: row.dueAt ? "PENDING" : "FAILED" } : row;
}

interface OfActivity {
  readonly activityId: string;
  readonly analysis: string;
}

/** A passage that an analysis read, as it is stored now, and where the analysis put it. */
interface PlacedPassage {
  /** Null if it belongs to none. */
  readonly topic: string | null;
  readonly sentiment: Sentiment | null;
  readonly passage: SourcedPassage;
}

/**
 * What an analysis read and is still there, the closest to its topic first: every count, list and quote comes from it, so
 * that what was deleted or hidden since is counted no more.
 * @param topic passages of this one alone, null: of none. @default all
 */
async function readPlaced(
  { db, language }: Reader,
  { activityId, analysis, topic }: OfActivity & { readonly topic?: string | null },
  services: AnalysisServices,
): Promise<{ readonly placed: readonly PlacedPassage[]; readonly removed: number }> {
  const rows = await db
    .selectFrom("analysedPassage")
    .select(["source", "passage", "topic", "sentiment"])
    .where("analysis", "=", analysis)
    .$if(topic !== undefined, (all) => all.where("topic", topic === null ? "is" : "=", topic ?? null))
    .orderBy("closeness", "desc")
    .orderBy("id")
    .execute();
  const found = await findPassages({ db, activityId, language }, rows, services);
  const byKey = new Map(found.map((passage) => [passageKey(passage), passage]));
  const placed = rows.flatMap(({ source, passage: id, topic, sentiment }) => {
    const passage = byKey.get(passageKey({ source, id }));
    return passage ? [{ topic, sentiment: sentiment as Sentiment | null, passage }] : [];
  });
  return { placed, removed: rows.length - placed.length };
}

function countSentiments(own: readonly PlacedPassage[]): Topic["sentiment"] {
  const count = (wanted: Sentiment) => own.filter(({ sentiment }) => sentiment === wanted).length;
  if (own.every(({ sentiment }) => sentiment === null)) return null;
  return { positive: count("POSITIVE"), neutral: count("NEUTRAL"), negative: count("NEGATIVE") };
}

/** Topics with as many passages as each has now, the largest first. */
async function presentTopics(db: SpaceDb, analysis: string, placed: readonly PlacedPassage[]): Promise<readonly Topic[]> {
  const rows = await db
    .selectFrom("analysisTopic")
    .select(["id", "title", "words", "origin"])
    .where("analysis", "=", analysis)
    .execute();
  return rows
    .map(({ id, title, words, origin }) => {
      const own = placed.filter(({ topic }) => topic === id);
      return {
        ...{ id, title, words: (words ?? []) as unknown as readonly string[], count: own.length },
        ...{ origin: (origin ?? "EXTRACT") as Topic["origin"], sentiment: countSentiments(own) },
      };
    })
    .sort((a, b) => b.count - a.count || a.title.localeCompare(b.title));
}

export async function readTopics(reader: Reader, asked: OfActivity, services: AnalysisServices): Promise<readonly Topic[]> {
  const { placed } = await readPlaced(reader, asked, services);
  return presentTopics(reader.db, asked.analysis, placed);
}

/** An activity's analysis, its statements and quotes; `NONE` if it was never analysed. */
async function readAll({ db, language }: Reader, activityId: string, services: AnalysisServices) {
  const context = { db, activityId, language };
  const [row, totalNow] = await Promise.all([findRow(db, activityId), countPassages(context, services)]);
  if (!row?.finishedAt) {
    const status = row && row.status !== "PENDING" ? row.status : "NONE";
    const analysis: Analysis = {
      ...EMPTY,
      status: (row?.dueAt && status === "NONE" ? "PENDING" : status) as Analysis["status"],
      dueAt: row?.dueAt ?? null,
      ...{ totalPassages: totalNow, newPassages: 0, removedPassages: 0 },
    };
    return { analysis, claims: [], quotes: [] };
  }
  const { placed, removed } = await readPlaced({ db, language }, { activityId, analysis: row.id }, services);
  const topics = await presentTopics(db, row.id, placed);
  const passages = placed.map(({ passage }) => passage);
  const claims = readClaims((row.claims ?? []) as unknown as readonly StoredClaim[], { topics, passages });
  const written = summarise(claims);
  const total = row.totalPassages ?? 0;
  const analysis: Analysis = {
    ...{ status: row.status as Analysis["status"], dueAt: row.dueAt, finishedAt: row.finishedAt },
    ...{ method: row.method as Analysis["method"], model: row.model, modelFault: row.modelFault as Analysis["modelFault"] },
    summary: row.aiSummary ?? written.summary,
    summaryLong: row.aiSummaryLong ?? (row.aiSummary === null ? written.summaryLong : null),
    ...{ summaryEditedAt: row.summaryEditedAt, readPassages: row.readPassages ?? 0, totalPassages: total },
    ...{ unassigned: placed.filter(({ topic }) => topic === null).length, topics },
    ...{ removedPassages: removed, newPassages: Math.max(0, totalNow - (total - removed)) },
  };
  return { analysis, claims, quotes: quotesOf(topics, placed) };
}

const quotesOf = (topics: readonly Topic[], placed: readonly PlacedPassage[]): AnalysisData["quotes"] =>
  topics.map(({ id }) => ({
    topic: id,
    passages: placed
      .filter(({ topic }) => topic === id)
      .slice(0, QUOTES)
      .map(({ passage }) => presentPassage(passage, null)),
  }));

export const readAnalysis = async (context: Reader, activityId: string, services: AnalysisServices): Promise<Analysis> =>
  (await readAll(context, activityId, services)).analysis;

/** See `GET analysisData`. */
export async function readAnalysisData(context: Reader, activityId: string, services: AnalysisServices): Promise<AnalysisData> {
  const { analysis, claims, quotes } = await readAll(context, activityId, services);
  const row = await findRow(context.db, activityId);
  return {
    ...{ ...analysis, quotes, claims, droppedClaims: row?.droppedClaims ?? 0 },
    changes: (row?.changes ?? null) as unknown as AnalysisData["changes"],
  };
}

/** Id of the analysis of an activity. @throws AppError `record.notFound` */
export async function requireAnalysis(db: SpaceDb, activityId: string): Promise<string> {
  const row = await findRow(db, activityId);
  if (!row?.finishedAt) throw new AppError("record.notFound");
  return row.id;
}

/** Holds an analysis until the open transaction's end: what changes its topics goes one after the other. @throws AppError `record.notFound` */
export async function lockAnalysis(db: SpaceDb, analysis: string): Promise<void> {
  const row = await db.selectFrom("analysis").select("id").where("id", "=", analysis).forUpdate().executeTakeFirst();
  if (!row) throw new AppError("record.notFound");
}

interface PassageQuery {
  readonly activityId: string;
  /** Null: passages that belong to none. */
  readonly topic: string | null;
  /** @default all */
  readonly sentiment?: Sentiment | undefined;
  /** From 0. */
  readonly page: number;
}

/** A page of a topic's passages that are still there. @throws AppError `record.notFound` */
export async function readTopicPassages(
  { db, language }: Reader,
  { activityId, topic, sentiment, page }: PassageQuery,
  services: AnalysisServices,
): Promise<PassagePage> {
  const analysis = await requireAnalysis(db, activityId);
  const { placed } = await readPlaced({ db, language }, { activityId, analysis, topic }, services);
  const own = placed.filter((one) => sentiment === undefined || one.sentiment === sentiment);
  return {
    ...{ total: own.length, page },
    passages: own
      .slice(page * PAGE_SIZE, (page + 1) * PAGE_SIZE)
      .map(({ passage, sentiment }) => presentPassage(passage, sentiment)),
  };
}

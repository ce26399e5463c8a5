import { type RouteContext, type SpaceDb, sql } from "../../../server/kit";
import { AppError } from "../../../shared/errors";
import { PAGE_SIZE, type Sentiment } from "../shared/analysis";
import type { Analysis, AnalysisData, PassagePage, Topic } from "../shared/api";
import { countPassages, findPassages, passageKey } from "./passages";
import { presentPassage } from "./presentPassage";
import { readClaims, summarise } from "./readClaims";
import type { StoredClaim } from "./run/grouping";
import { isSilent } from "./run/whileRunning";
import type { AnalysisServices } from "./services";

/** Quotes of each topic. */
const QUOTES = 2;

type Reader = Pick<RouteContext, "db" | "language">;

const EMPTY: Omit<Analysis, "totalPassages" | "newPassages"> = {
  ...{ status: "NONE", dueAt: null, method: null, model: null, modelFault: null, finishedAt: null },
  ...{ summary: null, summaryLong: null, summaryEditedAt: null, readPassages: 0, unassigned: 0, topics: [] },
};

async function findRow(db: SpaceDb, activityId: string) {
  const row = await db.selectFrom("analysis").selectAll().where("activity", "=", activityId).executeTakeFirst();
  // What is due is made by another process.
  return row && isSilent(row) ? { ...row, status: row.dueAt ? "PENDING" : "FAILED" } : row;
}

/** Topics with as many passages as each has now, by place. */
export async function readTopics(db: SpaceDb, analysis: string): Promise<readonly Topic[]> {
  const rows = await db
    .selectFrom("analysisTopic as topic")
    .leftJoin("analysedPassage as passage", "passage.topic", "topic.id")
    .select(["topic.id", "topic.title", "topic.words", "topic.origin", "topic.position"])
    .select([
      sql<number>`count(passage.id)::integer`.as("count"),
      sql<number>`count(passage.id) filter (where passage.sentiment = 'POSITIVE')::integer`.as("positive"),
      sql<number>`count(passage.id) filter (where passage.sentiment = 'NEUTRAL')::integer`.as("neutral"),
      sql<number>`count(passage.id) filter (where passage.sentiment = 'NEGATIVE')::integer`.as("negative"),
    ])
    .where("topic.analysis", "=", analysis)
    .groupBy(["topic.id", "topic.title", "topic.words", "topic.origin", "topic.position"])
    .execute();
  return rows
    .map(({ id, title, words, origin, count, positive, neutral, negative }) => ({
      ...{ id, title, words: (words ?? []) as unknown as readonly string[], count },
      origin: (origin ?? "EXTRACT") as Topic["origin"],
      sentiment: positive + neutral + negative > 0 ? { positive, neutral, negative } : null,
    }))
    .sort((a, b) => b.count - a.count || a.title.localeCompare(b.title));
}

/** An activity's analysis and its statements; `NONE` if it was never analysed. */
async function readWithClaims({ db, language }: Reader, activityId: string, services: AnalysisServices) {
  const context = { db, activityId, language };
  const [row, totalNow] = await Promise.all([findRow(db, activityId), countPassages(context, services)]);
  if (!row?.finishedAt) {
    const status = row && row.status !== "PENDING" ? row.status : "NONE";
    const analysis: Analysis = {
      ...EMPTY,
      status: (row?.dueAt && status === "NONE" ? "PENDING" : status) as Analysis["status"],
      dueAt: row?.dueAt ?? null,
      ...{ totalPassages: totalNow, newPassages: 0 },
    };
    return { analysis, claims: [] };
  }
  const { unassigned } = await db
    .selectFrom("analysedPassage")
    .select(sql<number>`count(*)::integer`.as("unassigned"))
    .where("analysis", "=", row.id)
    .where("topic", "is", null)
    .executeTakeFirstOrThrow();
  const topics = await readTopics(db, row.id);
  const stored = (row.claims ?? []) as unknown as readonly StoredClaim[];
  const claims = await readClaims(context, { stored, topics }, services);
  const written = summarise(claims);
  const analysis: Analysis = {
    ...{ status: row.status as Analysis["status"], dueAt: row.dueAt, finishedAt: row.finishedAt },
    ...{ method: row.method as Analysis["method"], model: row.model, modelFault: row.modelFault as Analysis["modelFault"] },
    summary: row.aiSummary ?? written.summary,
    summaryLong: row.aiSummaryLong ?? (row.aiSummary === null ? written.summaryLong : null),
    ...{ summaryEditedAt: row.summaryEditedAt, readPassages: row.readPassages ?? 0, totalPassages: row.totalPassages ?? 0 },
    ...{ unassigned, newPassages: Math.max(0, totalNow - (row.totalPassages ?? 0)), topics },
  };
  return { analysis, claims };
}

export const readAnalysis = async (context: Reader, activityId: string, services: AnalysisServices): Promise<Analysis> =>
  (await readWithClaims(context, activityId, services)).analysis;

/** The passages of a topic, the closest to it first. */
const ofTopic = (db: SpaceDb, analysis: string, topic: string | null) =>
  db
    .selectFrom("analysedPassage")
    .where("analysis", "=", analysis)
    .where("topic", topic === null ? "is" : "=", topic);

async function readQuotes({ db, language }: Reader, activityId: string, topics: readonly Topic[], services: AnalysisServices) {
  const row = await findRow(db, activityId);
  if (!row) return [];
  return Promise.all(
    topics.map(async ({ id }) => {
      const keys = await ofTopic(db, row.id, id)
        .select(["source", "passage"])
        .orderBy("closeness", "desc")
        .orderBy("id")
        .limit(QUOTES)
        .execute();
      const found = await findPassages({ db, activityId, language }, keys, services);
      return { topic: id, passages: found.map((passage) => presentPassage(passage, null)) };
    }),
  );
}

/** See `GET analysisData`. */
export async function readAnalysisData(context: Reader, activityId: string, services: AnalysisServices): Promise<AnalysisData> {
  const { analysis, claims } = await readWithClaims(context, activityId, services);
  const row = await findRow(context.db, activityId);
  return {
    ...analysis,
    quotes: await readQuotes(context, activityId, analysis.topics, services),
    claims,
    droppedClaims: row?.droppedClaims ?? 0,
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

/** A page of a topic's passages. @throws AppError `record.notFound` */
export async function readTopicPassages(
  { db, language }: Reader,
  { activityId, topic, sentiment, page }: PassageQuery,
  services: AnalysisServices,
): Promise<PassagePage> {
  const analysis = await requireAnalysis(db, activityId);
  const query = ofTopic(db, analysis, topic).$if(sentiment !== undefined, (all) =>
    all.where("sentiment", "=", sentiment ?? null),
  );
  const { total } = await query.select(sql<number>`count(*)::integer`.as("total")).executeTakeFirstOrThrow();
  const rows = await query
    .select(["source", "passage", "sentiment"])
    .orderBy("closeness", "desc")
    .orderBy("id")
    .offset(page * PAGE_SIZE)
    .limit(PAGE_SIZE)
    .execute();
  const found = await findPassages({ db, activityId, language }, rows, services);
  const sentiments = new Map(
    rows.map(({ source, passage: id, sentiment }) => [passageKey({ source, id }), sentiment as Sentiment]),
  );
  return {
    ...{ total, page },
    passages: found.map((passage) => presentPassage(passage, sentiments.get(passageKey(passage)) ?? null)),
  };
}

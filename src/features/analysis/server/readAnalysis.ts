import { type RouteContext, type SpaceDb, sql } from "../../../server/kit";
import { AppError } from "../../../shared/errors";
import { PAGE_SIZE } from "../shared/analysis";
import type { Analysis, AnalysisData, PassagePage, Passage as PresentedPassage, Topic } from "../shared/api";
import { countPassages, findPassages, type SourcedPassage } from "./passages";
import type { AnalysisServices } from "./services";

/** Quotes of each topic. */
const QUOTES = 2;

type Reader = Pick<RouteContext, "db" | "language">;
type Sentiment = PresentedPassage["sentiment"];

const EMPTY: Omit<Analysis, "totalPassages" | "newPassages"> = {
  ...{ status: "NONE", dueAt: null, method: null, model: null, finishedAt: null },
  ...{ summary: null, summaryLong: null, summaryEditedAt: null, readPassages: 0, unassigned: 0, topics: [] },
};

const present = ({ id, source, text, author, heading, at }: SourcedPassage, sentiment: Sentiment): PresentedPassage => ({
  ...{ id, source, text, author, heading, sentiment },
  at: new Date(at).toISOString(),
});

const findRow = (db: SpaceDb, activityId: string) =>
  db.selectFrom("analysis").selectAll().where("activity", "=", activityId).executeTakeFirst();

/** Topics with as many passages as each has now, by place. */
export async function readTopics(db: SpaceDb, analysis: string): Promise<readonly Topic[]> {
  const rows = await db
    .selectFrom("analysisTopic as topic")
    .leftJoin("analysedPassage as passage", "passage.topic", "topic.id")
    .select(["topic.id", "topic.title", "topic.words", "topic.origin", "topic.position"])
    .select(sql<number>`count(passage.id)::integer`.as("count"))
    .where("topic.analysis", "=", analysis)
    .groupBy(["topic.id", "topic.title", "topic.words", "topic.origin", "topic.position"])
    .execute();
  return rows
    .map(({ id, title, words, origin, count }) => ({
      ...{ id, title, words: (words ?? []) as unknown as readonly string[], count },
      origin: (origin ?? "EXTRACT") as Topic["origin"],
      sentiment: null,
    }))
    .sort((a, b) => b.count - a.count || a.title.localeCompare(b.title));
}

/** An activity's analysis; `NONE` if it was never analysed. */
export async function readAnalysis({ db, language }: Reader, activityId: string, services: AnalysisServices): Promise<Analysis> {
  const [row, totalNow] = await Promise.all([findRow(db, activityId), countPassages({ db, activityId, language }, services)]);
  if (!row?.finishedAt) {
    const status = row && row.status !== "PENDING" ? row.status : "NONE";
    return {
      ...EMPTY,
      status: (row?.dueAt && status === "NONE" ? "PENDING" : status) as Analysis["status"],
      dueAt: row?.dueAt ?? null,
      ...{ totalPassages: totalNow, newPassages: 0 },
    };
  }
  const { unassigned } = await db
    .selectFrom("analysedPassage")
    .select(sql<number>`count(*)::integer`.as("unassigned"))
    .where("analysis", "=", row.id)
    .where("topic", "is", null)
    .executeTakeFirstOrThrow();
  return {
    ...{ status: row.status as Analysis["status"], dueAt: row.dueAt, method: row.method as Analysis["method"], model: row.model },
    ...{ finishedAt: row.finishedAt, summary: row.aiSummary, summaryLong: row.aiSummaryLong },
    ...{ summaryEditedAt: row.summaryEditedAt, readPassages: row.readPassages ?? 0, totalPassages: row.totalPassages ?? 0 },
    ...{ unassigned, newPassages: Math.max(0, totalNow - (row.totalPassages ?? 0)), topics: await readTopics(db, row.id) },
  };
}

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
      return { topic: id, passages: found.map((passage) => present(passage, null)) };
    }),
  );
}

/** See `GET analysisData`. */
export async function readAnalysisData(context: Reader, activityId: string, services: AnalysisServices): Promise<AnalysisData> {
  const analysis = await readAnalysis(context, activityId, services);
  const row = await findRow(context.db, activityId);
  return {
    ...analysis,
    quotes: await readQuotes(context, activityId, analysis.topics, services),
    claims: [],
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

/** A page of a topic's passages. @param topic null: of those that belong to none. @throws AppError `record.notFound` */
export async function readTopicPassages(
  { db, language }: Reader,
  { activityId, topic, page }: { readonly activityId: string; readonly topic: string | null; readonly page: number },
  services: AnalysisServices,
): Promise<PassagePage> {
  const analysis = await requireAnalysis(db, activityId);
  const { total } = await ofTopic(db, analysis, topic)
    .select(sql<number>`count(*)::integer`.as("total"))
    .executeTakeFirstOrThrow();
  const rows = await ofTopic(db, analysis, topic)
    .select(["source", "passage", "sentiment"])
    .orderBy("closeness", "desc")
    .orderBy("id")
    .offset(page * PAGE_SIZE)
    .limit(PAGE_SIZE)
    .execute();
  const found = await findPassages({ db, activityId, language }, rows, services);
  const sentiments = new Map(rows.map(({ source, passage, sentiment }) => [`${source} ${passage}`, sentiment as Sentiment]));
  return {
    ...{ total, page },
    passages: found.map((passage) => present(passage, sentiments.get(`${passage.source} ${passage.id}`) ?? null)),
  };
}

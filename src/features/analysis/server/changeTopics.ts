import { json, newId, type SpaceDb } from "../../../server/kit";
import { AppError } from "../../../shared/errors";
import type { Json } from "../../../shared/json";
import type { Language } from "../../../shared/languages";
import { MOST_TOPICS } from "../shared/analysis";
import type { TopicChange } from "../shared/api";
import { ANALYSIS_ERRORS } from "../shared/errors";
import { stemTexts } from "./extract/stems";
import { passageKey, readPassages } from "./passages";
import { lockAnalysis } from "./readAnalysis";
import { mergeClaims, type StoredClaim } from "./run/grouping";
import type { AnalysisServices } from "./services";

interface Changing {
  readonly db: SpaceDb;
  readonly activityId: string;
  readonly language: Language;
  readonly analysis: string;
}

/** Two topics of one name couldn't be told apart. @throws AppError `analysis.sameTitle` */
async function demandOwnTitle(db: SpaceDb, analysis: string, { id, title }: { readonly id?: string; readonly title: string }) {
  const topics = await db.selectFrom("analysisTopic").select(["id", "title"]).where("analysis", "=", analysis).execute();
  const isTaken = topics.some((topic) => topic.id !== id && topic.title.toLowerCase() === title.toLowerCase());
  if (isTaken) throw new AppError(ANALYSIS_ERRORS.sameTitle, { params: { title } });
}

/** A topic of the team's own takes the passages that hold all words of its title. */
async function addTopic({ db, activityId, language, analysis }: Changing, title: string, services: AnalysisServices) {
  const topics = await db.selectFrom("analysisTopic").select("id").where("analysis", "=", analysis).execute();
  if (topics.length >= MOST_TOPICS) throw new AppError(ANALYSIS_ERRORS.tooManyTopics, { params: { most: MOST_TOPICS } });
  const id = newId();
  await db
    .insertInto("analysisTopic")
    .values({ id, analysis, title, words: JSON.stringify([title]), origin: "MODERATOR", position: topics.length })
    .execute();
  const { passages } = await readPassages({ db, activityId, language }, services);
  const { texts } = await stemTexts({ db, activityId, language }, [title, ...passages.map(({ text }) => text)]);
  const wanted = texts[0] ?? [];
  if (wanted.length === 0) return;
  const keys = new Set(passages.filter((_, index) => wanted.every((stem) => texts[index + 1]?.includes(stem))).map(passageKey));
  const rows = await db
    .selectFrom("analysedPassage")
    .select(["id", "source", "passage"])
    .where("analysis", "=", analysis)
    .execute();
  const own = rows.filter(({ source, passage }) => keys.has(passageKey({ source, id: passage }))).map((row) => row.id);
  if (own.length > 0) await db.updateTable("analysedPassage").set({ topic: id }).where("id", "in", own).execute();
}

/** What was stated about topics is stated about the one that takes them in; the same statement once, with all of its evidence. */
async function moveClaims(
  db: SpaceDb,
  analysis: string,
  { from, to }: { readonly from: readonly string[]; readonly to: string },
) {
  const row = await db.selectFrom("analysis").select("claims").where("id", "=", analysis).executeTakeFirstOrThrow();
  const claims = mergeClaims((row.claims ?? []) as unknown as readonly StoredClaim[], (topic) =>
    from.includes(topic) ? to : topic,
  );
  await db
    .updateTable("analysis")
    .set({ claims: json(claims) })
    .where("id", "=", analysis)
    .execute();
}

const MOST_WORDS = 10;

/** The words of topics that became one, in turn: the first of each say most. */
async function joinWords(db: SpaceDb, id: string, merged: readonly Json[]): Promise<void> {
  const { words } = await db.selectFrom("analysisTopic").select("words").where("id", "=", id).executeTakeFirstOrThrow();
  const lists = [words, ...merged].map((list) => (list ?? []) as unknown as readonly string[]);
  const longest = Math.max(...lists.map((list) => list.length));
  const inTurn = Array.from({ length: longest }, (_, place) => lists.flatMap((list) => list[place] ?? [])).flat();
  await db
    .updateTable("analysisTopic")
    .set({ words: json([...new Set(inTurn)].slice(0, MOST_WORDS)) })
    .where("id", "=", id)
    .execute();
}

async function changeTopic({ db, analysis }: Changing, id: string, { title, merge = [] }: TopicChange): Promise<void> {
  const changed = await db
    .updateTable("analysisTopic")
    .set({ origin: "MODERATOR", ...(title === undefined ? {} : { title: title.trim() }) })
    .where("id", "=", id)
    .where("analysis", "=", analysis)
    .returning("id")
    .executeTakeFirst();
  if (!changed) throw new AppError(ANALYSIS_ERRORS.topicGone);
  const others = merge.filter((other) => other !== id);
  if (others.length === 0) return;
  await db
    .updateTable("analysedPassage")
    .set({ topic: id })
    .where("analysis", "=", analysis)
    .where("topic", "in", others)
    .execute();
  const gone = await db
    .deleteFrom("analysisTopic")
    .where("analysis", "=", analysis)
    .where("id", "in", others)
    .returning("words")
    .execute();
  if (gone.length !== new Set(others).size) throw new AppError(ANALYSIS_ERRORS.topicGone);
  await moveClaims(db, analysis, { from: others, to: id });
  await joinWords(
    db,
    id,
    gone.map(({ words }) => words),
  );
}

/** Renames, merges and adds topics: all of it, or nothing. @throws AppError `analysis.topicGone`, `analysis.tooManyTopics`, `analysis.sameTitle` */
export async function changeTopics(
  changing: Changing,
  changes: readonly TopicChange[],
  services: AnalysisServices,
): Promise<void> {
  await changing.db.transaction(async () => {
    await lockAnalysis(changing.db, changing.analysis);
    for (const change of changes)
      if (change.title !== undefined && (change.merge ?? []).length === 0)
        await demandOwnTitle(changing.db, changing.analysis, { ...change, title: change.title.trim() });
    for (const change of changes)
      if (change.id !== undefined) await changeTopic(changing, change.id, change);
      else if (change.title !== undefined) await addTopic(changing, change.title.trim(), services);
  });
}

/** Removed topics that are remembered: more than one has. */
const MOST_REMOVED = 100;

/** Removes a topic, and remembers it for when the analysis is made again. @throws AppError `record.notFound` */
export async function removeTopic({ db, analysis }: Pick<Changing, "db" | "analysis">, id: string): Promise<void> {
  await db.transaction(async () => {
    await lockAnalysis(db, analysis);
    const gone = await db
      .deleteFrom("analysisTopic")
      .where("id", "=", id)
      .where("analysis", "=", analysis)
      .returning("words")
      .executeTakeFirst();
    if (!gone) throw new AppError("record.notFound");
    const row = await db.selectFrom("analysis").select("removedTopics").where("id", "=", analysis).executeTakeFirstOrThrow();
    const before = (row.removedTopics ?? []) as unknown as readonly Json[];
    await db
      .updateTable("analysis")
      .set({ removedTopics: json([...before, gone.words as unknown as Json].slice(-MOST_REMOVED)) })
      .where("id", "=", analysis)
      .execute();
  });
}

import { isDeepStrictEqual } from "node:util";
import type { ReadAnswer } from "../../../../schema/logic/holds";
import type { Answer } from "../../../../schema/questionnaire";
import { json, type SpaceDb } from "../../../../server/kit";
import { attachFiles, describeFiles, uploadedFiles } from "../files/attachFiles";
import { uploadRules } from "../files/uploadRules";
import { answerStamps } from "./answerStamps";
import { isOutdated, type Stamp, stampOf } from "./answerTime";
import { type AnswerBody, askedQuestion, checkAnswer } from "./checkAnswer";
import type { CompiledQuestionnaire } from "./compileQuestionnaire";

import { effortOf } from "./effort";
import type { OpenPlace } from "./lockOpen";
import { type Drawn, isBehind, requireChangeable, responseWalk } from "./responseWalk";
import { requireInTime } from "./settleClock";

import { answerRow, upsertAnswers } from "./writeAnswer";

/** What answers go into, held open by the present transaction. */
export interface OpenTarget extends Drawn, OpenPlace {
  readonly id: string;
  readonly questionnaireVersion: string;
}

interface Entry {
  readonly questionId: string;
  readonly body: AnswerBody;
}

interface Store {
  readonly response: OpenTarget;
  readonly questionnaire: CompiledQuestionnaire;
  /** What is stored so far; may be empty where nothing depends on anything. */
  readonly answers: ReadonlyMap<string, Answer>;
}

/** Whether an answer is stored like this already: a reply was lost, and it is sent again. */
function isStored(stored: Answer | undefined, { value, comment, missing }: AnswerBody): boolean {
  if (!stored) return false;
  const given = [value ?? null, comment ?? null, missing ?? null];
  return isDeepStrictEqual(given, [stored.value ?? null, stored.comment ?? null, stored.missing ?? null]);
}

/**
 * Earlier answers that a question's options depend on; nothing where the answer is stored and can't be changed any more.
 * @throws AppError `execution.notCurrentQuestion` where the way doesn't lead to it, or it would change;
 * `execution.timeRanOut`
 */
function readFor(
  { response, questionnaire }: Store,
  answers: ReadonlyMap<string, Answer>,
  { questionId, body }: Entry,
): ReadAnswer | undefined {
  if (questionnaire.logic.isPlain) return () => undefined;
  const way = responseWalk(questionnaire, response, answers);
  const wish = { questionId, position: response.currentQuestionId };
  if (isBehind(questionnaire, way, wish) && isStored(answers.get(questionId), body)) return undefined;
  requireChangeable(questionnaire, way, wish);
  requireInTime({ questionnaire, response, answers }, way, questionId);
  return way.read;
}

/** The answer of one entry, with its files attached. */
async function take(db: SpaceDb, store: Store, { questionId, body }: Entry, read: ReadAnswer): Promise<Answer | undefined> {
  const { response, questionnaire } = store;
  const takesFiles = uploadRules(askedQuestion(questionnaire, questionId)) !== undefined;
  const files = takesFiles ? await uploadedFiles(db, response.id, questionId) : undefined;
  const value = files ? describeFiles(body.value, files) : body.value;
  const answer = checkAnswer(questionnaire, { questionId, body: { ...body, value }, read });
  if (files) await attachFiles(db, answer?.value, files);
  return answer;
}

interface Taken {
  readonly answer: Answer | undefined;
  readonly body: AnswerBody;
  readonly stamp: Stamp;
}

/** The rows of what was answered, with what it took by the server's own clock. */
function rowsOf({ id: response, questionnaireVersion, startedAt }: OpenTarget, taken: ReadonlyMap<string, Taken>, now: Date) {
  const sinceStartMs = startedAt === null ? 0 : now.getTime() - new Date(startedAt).getTime();
  return [...taken].flatMap(([questionId, { answer, body, stamp }]) => {
    const place = { response, questionnaireVersion, questionId };
    return answer ? [answerRow(place, answer, now.toISOString(), { stamp, effort: effortOf(body, sinceStartMs) })] : [];
  });
}

/** Writes what was taken, and forgets what was taken back; when that was stays known. */
async function write(db: SpaceDb, response: OpenTarget, taken: ReadonlyMap<string, Taken>, now: Date): Promise<void> {
  const rows = rowsOf(response, taken, now);
  const removed = [...taken].flatMap(([questionId, { answer, stamp }]) => (answer ? [] : [[questionId, stamp] as const]));
  if (rows.length > 0) await upsertAnswers(db, rows);
  if (removed.length === 0) return;
  const ids = removed.map(([questionId]) => questionId);
  await db.deleteFrom("answer").where("response", "=", response.id).where("questionId", "in", ids).execute();
  const takenBack = json({ ...response.takenBack, ...Object.fromEntries(removed) });
  await db.updateTable("response").set({ takenBack }).where("id", "=", response.id).execute();
}

/**
 * Checks and stores answers in the order in which they were given, over those before; sending them again changes
 * nothing, and neither does one that is older than what another browser has sent. All or none of them.
 * @returns the answers that are stored now
 * @throws AppError `execution.unknownQuestion`, `execution.notCurrentQuestion`, `execution.invalidAnswer`, `execution.timeRanOut`
 */
export async function storeAnswers(db: SpaceDb, store: Store, entries: readonly Entry[]): Promise<ReadonlyMap<string, Answer>> {
  const { response } = store;
  const now = new Date();
  const answers = new Map(store.answers);
  const taken = new Map<string, Taken>();
  const stamps = await answerStamps(
    db,
    response,
    entries.map(({ questionId }) => questionId),
  );
  for (const entry of entries) {
    const { questionId } = entry;
    askedQuestion(store.questionnaire, questionId);
    const stamp = stampOf(entry.body, { ...response, now });
    if (isOutdated(stamp, stamps.get(questionId))) continue;
    const read = readFor(store, answers, entry);
    if (!read) continue;
    const answer = await take(db, store, entry, read);
    taken.set(questionId, { answer, body: entry.body, stamp });
    if (answer) answers.set(questionId, answer);
    else answers.delete(questionId);
  }
  await write(db, response, taken, now);
  return answers;
}

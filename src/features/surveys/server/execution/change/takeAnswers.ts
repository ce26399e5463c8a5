import { isDeepStrictEqual } from "node:util";
import type { ReadAnswer } from "../../../../../schema/logic/holds";
import type { Walk } from "../../../../../schema/logic/walk";
import type { Answer } from "../../../../../schema/questionnaire";
import { describeFiles, requireUploaded } from "../../files/attachFiles";
import { type AnswerRow, answerRow } from "../answerRow";
import { isOutdated, type Stamp, stampOf, type TakenBack } from "../answerTime";
import { type AnswerBody, askedQuestion, checkAnswer } from "../checkAnswer";
import { effortOf } from "../effort";
import { isBehind, requireChangeable, responseWalk } from "../responseWalk";
import { requireInTime } from "../settleClock";
import { answersById } from "../storedAnswers";
import type { Held } from "./change";

/** One answer that was sent. */
export interface Entry {
  readonly questionId: string;
  readonly body: AnswerBody;
}

/** What answering comes to. */
export interface Taken {
  /** The answers that are stored then. */
  readonly answers: ReadonlyMap<string, Answer>;
  readonly rows: readonly AnswerRow[];
  /** Questions that were answered and are left empty now. */
  readonly removed: readonly string[];
  readonly takenBack: TakenBack;
}

/** Whether an answer is stored like this already: a reply was lost, and it is sent again. */
function isStored(stored: Answer | undefined, { value, comment, missing }: AnswerBody): boolean {
  if (!stored) return false;
  const given = [value ?? null, comment ?? null, missing ?? null];
  return isDeepStrictEqual(given, [stored.value ?? null, stored.comment ?? null, stored.missing ?? null]);
}

/** What has been taken so far. */
interface Taking extends Held {
  readonly now: Date;
  readonly answers: Map<string, Answer>;
  readonly rows: Map<string, AnswerRow>;
  readonly removed: Map<string, Stamp>;
  /** The way that the answers lead, whose `read` knows each as it is now. */
  way: Walk;
}

/**
 * Earlier answers that a question's options depend on; nothing where the answer is stored and can't be changed any more.
 * @throws AppError `execution.notCurrentQuestion` where the way doesn't lead to it, or it would change;
 * `execution.timeRanOut`
 */
function readFor({ response, questionnaire, answers, way }: Taking, { questionId, body }: Entry): ReadAnswer | undefined {
  if (questionnaire.logic.isPlain) return () => undefined;
  const wish = { questionId, position: response.currentQuestionId };
  if (isBehind(questionnaire, way, wish) && isStored(answers.get(questionId), body)) return undefined;
  requireChangeable(questionnaire, way, wish);
  requireInTime({ questionnaire, response, answers }, way, questionId);
  return way.read;
}

/** The answer of one entry, with its files as they were uploaded. */
function answerOf({ questionnaire, uploads }: Held, { questionId, body }: Entry, read: ReadAnswer): Answer | undefined {
  const files = uploads.get(questionId);
  if (!files) return checkAnswer(questionnaire, { questionId, body, read });
  const answer = checkAnswer(questionnaire, { questionId, body: { ...body, value: describeFiles(body.value, files) }, read });
  requireUploaded(answer?.value, files);
  return answer;
}

/** Row of an answer with what it took, which the server's own clock limits. */
function rowOf({ response, now }: Taking, { questionId, body }: Entry, answer: Answer, stamp: Stamp): AnswerRow {
  const { id, questionnaireVersion, startedAt } = response;
  const sinceStartMs = startedAt === null ? 0 : now.getTime() - Date.parse(startedAt);
  const place = { response: id, questionnaireVersion, questionId };
  return answerRow(place, answer, now.toISOString(), { stamp, effort: effortOf(body, sinceStartMs) });
}

function note(taking: Taking, entry: Entry, answer: Answer | undefined, stamp: Stamp): void {
  const { answers, rows, removed } = taking;
  const { questionId } = entry;
  if (answer) {
    answers.set(questionId, answer);
    rows.set(questionId, rowOf(taking, entry, answer, stamp));
    removed.delete(questionId);
  } else {
    answers.delete(questionId);
    rows.delete(questionId);
    removed.set(questionId, stamp);
  }
}

function takeOne(taking: Taking, entry: Entry): void {
  const { response, questionnaire, now, answers } = taking;
  const { questionId, body } = entry;
  askedQuestion(questionnaire, questionId);
  const stamp = stampOf(body, { ...response, now });
  if (isOutdated(stamp, response.stamps.get(questionId))) return;
  const read = readFor(taking, entry);
  if (!read) return;
  note(taking, entry, answerOf(taking, entry, read), stamp);
  // It leads elsewhere only by answers that something depends on.
  if (questionnaire.logic.decisive.has(questionId)) taking.way = responseWalk(questionnaire, response, answers);
}

/**
 * Checks answers in the order in which they were given, over those before; one that is older than what another browser
 * has sent changes nothing.
 * @throws AppError `execution.unknownQuestion`, `execution.notCurrentQuestion`, `execution.invalidAnswer`,
 * `execution.timeRanOut`
 */
export function takeAnswers(held: Held, entries: readonly Entry[]): Taken {
  const { response, questionnaire } = held;
  const answers = new Map(answersById(response.answers));
  const way = responseWalk(questionnaire, response, answers);
  const taking = { ...held, now: new Date(), answers, rows: new Map(), removed: new Map<string, Stamp>(), way };
  for (const entry of entries) takeOne(taking, entry);
  const takenBack = { ...response.takenBack, ...Object.fromEntries(taking.removed) };
  return { answers, rows: [...taking.rows.values()], removed: [...taking.removed.keys()], takenBack };
}

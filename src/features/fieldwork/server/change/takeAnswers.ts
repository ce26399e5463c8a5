import { isDeepStrictEqual } from "node:util";
import type { AnswerBody } from "../../../../contracts/api/execution";
import type { CompiledQuestion } from "../../../../survey/compile/compileQuestionnaire";
import type { ReadAnswer } from "../../../../survey/logic/evaluateCondition";
import type { Walk } from "../../../../survey/logic/walk";
import type { Answer } from "../../../../survey/questionnaire";
import { type AnswerRow, answerRow } from "../answer/answerRow";
import { isOutdated, type Stamp, stampOf, type WithdrawnAnswers } from "../answer/answerTime";
import { askedQuestion, checkAnswer, commentOf, givenValue } from "../answer/checkAnswer";
import { effortOf } from "../answer/effort";
import { answersById } from "../answer/storedAnswers";
import { describeFiles, requireUploaded } from "../files/attachFiles";
import type { ResponsePosition } from "../response/findResponse";
import { isBehind, requireChangeable, responseWalk } from "../walk/responseWalk";
import { requireInTime } from "../walk/settleClock";
import type { LoadedResponse } from "./change";

/** One answer that was sent. */
export interface Entry {
  readonly questionId: string;
  readonly body: AnswerBody;
}

/** The same with the question that it answers. */
interface AskedEntry extends Entry {
  readonly compiled: CompiledQuestion;
}

/** What answering comes to. */
export interface AnswersTaken {
  /** The answers that are stored then. */
  readonly answers: ReadonlyMap<string, Answer>;
  readonly rows: readonly AnswerRow[];
  /** Questions that were answered and are left empty now. */
  readonly removed: readonly string[];
  readonly takenBack: WithdrawnAnswers;
  /** Where the respondent is then. */
  readonly position: ResponsePosition;
}

/** Whether an answer is stored like this already: a reply was lost, and it is sent again. */
function isStored({ answers, uploads }: AnswerIntake, { questionId, compiled, body }: AskedEntry): boolean {
  const stored = answers.get(questionId);
  const files = uploads.get(questionId);
  const value = givenValue(compiled, files ? describeFiles(body.value, files) : body.value);
  const given = [value ?? null, commentOf(compiled, { ...body, value }) ?? null, body.missing ?? null];
  return isDeepStrictEqual(given, [stored?.value ?? null, stored?.comment ?? null, stored?.missing ?? null]);
}

/** What has been taken so far. */
interface AnswerIntake extends LoadedResponse {
  readonly now: Date;
  readonly answers: Map<string, Answer>;
  readonly rows: Map<string, AnswerRow>;
  readonly removed: Map<string, Stamp>;
  /** The way that the answers lead, whose `read` knows each as it is now. */
  path: Walk;
  position: ResponsePosition;
}

/**
 * Earlier answers that a question's options depend on; nothing where the answer is stored and can't be changed any more.
 * @throws AppError `execution.notCurrentQuestion` where the way doesn't lead to it, or it would change;
 * `execution.timeRanOut`
 */
function readFor(taking: AnswerIntake, entry: AskedEntry): ReadAnswer | undefined {
  const { questionnaire, answers, path, position } = taking;
  if (questionnaire.logic.isPlain) return () => undefined;
  const { questionId } = entry;
  const wish = { questionId, position: position.currentQuestionId };
  if (isBehind(questionnaire, path, wish) && isStored(taking, entry)) return undefined;
  requireChangeable(questionnaire, path, wish);
  requireInTime({ questionnaire, response: { ...taking.response, ...position }, answers }, path, questionId);
  return path.read;
}

/** The answer of one entry, with its files as they were uploaded. */
function answerOf(
  taking: AnswerIntake,
  { questionId, compiled, body }: AskedEntry,
  { read, at }: { readonly read: ReadAnswer; readonly at: string },
) {
  const { questionnaire, uploads, response, answers } = taking;
  const kept = answers.get(questionId)?.value;
  const asked = { compiled, body, read, at, kept, language: response.language ?? undefined };
  const files = uploads.get(questionId);
  if (!files) return checkAnswer(questionnaire, asked);
  const answer = checkAnswer(questionnaire, { ...asked, body: { ...body, value: describeFiles(body.value, files) } });
  requireUploaded(answer?.value, files);
  return answer;
}

/** Row of an answer with what it took, which the server's own clock limits. */
function rowOf({ response, now }: AnswerIntake, { questionId, body }: Entry, answer: Answer, stamp: Stamp): AnswerRow {
  const { id, questionnaireVersion, startedAt } = response;
  const sinceStartMs = startedAt === null ? 0 : now.getTime() - Date.parse(startedAt);
  const position = { response: id, questionnaireVersion, questionId };
  return answerRow(position, answer, now.toISOString(), { stamp, effort: effortOf(body, sinceStartMs) });
}

function note(taking: AnswerIntake, entry: Entry, answer: Answer | undefined, stamp: Stamp): void {
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

/** Goes the way that the answers lead now. Who was at a question that no longer lies on it is at the one that was changed. */
function turn(taking: AnswerIntake, questionId: string): void {
  const { response, questionnaire, now, answers, position } = taking;
  const path = responseWalk(questionnaire, response, answers);
  const isOn = path.steps.some(({ question }) => question.id === position.currentQuestionId);
  taking.path = path;
  if (!isOn && position.currentQuestionId !== null)
    taking.position = { currentQuestionId: questionId, currentSince: now.toISOString(), currentDevice: null };
}

function takeOne(taking: AnswerIntake, { questionId, body }: Entry): void {
  const { response, questionnaire, now } = taking;
  const entry = { questionId, body, compiled: askedQuestion(questionnaire, questionId) };
  const stamp = stampOf(body, { ...response, now });
  if (isOutdated(stamp, response.stamps.get(questionId))) return;
  const read = readFor(taking, entry);
  if (!read) return;
  note(taking, entry, answerOf(taking, entry, { read, at: stamp.at }), stamp);
  // It leads elsewhere only by answers that something depends on.
  if (questionnaire.logic.decisive.has(questionId)) turn(taking, questionId);
}

/**
 * Checks answers in the order in which they were given, over those before; one that is older than what another browser
 * has sent changes nothing.
 * @throws AppError `execution.unknownQuestion`, `execution.notCurrentQuestion`, `execution.invalidAnswer`,
 * `execution.timeRanOut`
 */
export function takeAnswers(held: LoadedResponse, entries: readonly Entry[]): AnswersTaken {
  const { response, questionnaire } = held;
  const answers = new Map(answersById(response.answers));
  const path = responseWalk(questionnaire, response, answers);
  const { currentQuestionId, currentSince, currentDevice } = response;
  const position: ResponsePosition = { currentQuestionId, currentSince, currentDevice };
  const taking = { ...held, now: new Date(), answers, rows: new Map(), removed: new Map<string, Stamp>(), path, position };
  for (const entry of entries) takeOne(taking, entry);
  const takenBack = { ...response.takenBack, ...Object.fromEntries(taking.removed) };
  return { answers, rows: [...taking.rows.values()], removed: [...taking.removed.keys()], takenBack, position: taking.position };
}

import { isDeepStrictEqual } from "node:util";
import type { ReadAnswer } from "../../../../survey/logic/holds";
import type { Walk } from "../../../../survey/logic/walk";
import type { Answer } from "../../../../survey/questionnaire";
import { type AnswerRow, answerRow } from "../answer/answerRow";
import { isOutdated, type Stamp, stampOf, type TakenBack } from "../answer/answerTime";
import { type AnswerBody, askedQuestion, checkAnswer, commentOf, givenValue } from "../answer/checkAnswer";
import { effortOf } from "../answer/effort";
import { answersById } from "../answer/storedAnswers";
import { describeFiles, requireUploaded } from "../files/attachFiles";
import type { ResponsePlace } from "../response/findResponse";
import { isBehind, requireChangeable, responseWalk } from "../walk/responseWalk";
import { requireInTime } from "../walk/settleClock";
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
  /** Where the respondent is then. */
  readonly place: ResponsePlace;
}

/** Whether an answer is stored like this already: a reply was lost, and it is sent again. */
function isStored({ answers, questionnaire, uploads }: Taking, { questionId, body }: Entry): boolean {
  const stored = answers.get(questionId);
  const files = uploads.get(questionId);
  const value = givenValue(questionnaire, questionId, files ? describeFiles(body.value, files) : body.value);
  const given = [value ?? null, commentOf(questionnaire, questionId, { ...body, value }) ?? null, body.missing ?? null];
  return isDeepStrictEqual(given, [stored?.value ?? null, stored?.comment ?? null, stored?.missing ?? null]);
}

/** What has been taken so far. */
interface Taking extends Held {
  readonly now: Date;
  readonly answers: Map<string, Answer>;
  readonly rows: Map<string, AnswerRow>;
  readonly removed: Map<string, Stamp>;
  /** The way that the answers lead, whose `read` knows each as it is now. */
  way: Walk;
  place: ResponsePlace;
}

/**
 * Earlier answers that a question's options depend on; nothing where the answer is stored and can't be changed any more.
 * @throws AppError `execution.notCurrentQuestion` where the way doesn't lead to it, or it would change;
 * `execution.timeRanOut`
 */
function readFor(taking: Taking, entry: Entry): ReadAnswer | undefined {
  const { questionnaire, answers, way, place } = taking;
  if (questionnaire.logic.isPlain) return () => undefined;
  const { questionId } = entry;
  const wish = { questionId, position: place.currentQuestionId };
  if (isBehind(questionnaire, way, wish) && isStored(taking, entry)) return undefined;
  requireChangeable(questionnaire, way, wish);
  requireInTime({ questionnaire, response: { ...taking.response, ...place }, answers }, way, questionId);
  return way.read;
}

/** The answer of one entry, with its files as they were uploaded. */
function answerOf(taking: Taking, { questionId, body }: Entry, { read, at }: { readonly read: ReadAnswer; readonly at: string }) {
  const { questionnaire, uploads, response, answers } = taking;
  const kept = answers.get(questionId)?.value;
  const asked = { questionId, body, read, at, kept, language: response.language ?? undefined };
  const files = uploads.get(questionId);
  if (!files) return checkAnswer(questionnaire, asked);
  const answer = checkAnswer(questionnaire, { ...asked, body: { ...body, value: describeFiles(body.value, files) } });
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

/** Goes the way that the answers lead now. Who was at a question that no longer lies on it is at the one that was changed. */
function turn(taking: Taking, questionId: string): void {
  const { response, questionnaire, now, answers, place } = taking;
  const way = responseWalk(questionnaire, response, answers);
  const isOn = way.steps.some(({ question }) => question.id === place.currentQuestionId);
  taking.way = way;
  if (!isOn && place.currentQuestionId !== null)
    taking.place = { currentQuestionId: questionId, currentSince: now.toISOString(), currentDevice: null };
}

function takeOne(taking: Taking, entry: Entry): void {
  const { response, questionnaire, now } = taking;
  const { questionId, body } = entry;
  askedQuestion(questionnaire, questionId);
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
export function takeAnswers(held: Held, entries: readonly Entry[]): Taken {
  const { response, questionnaire } = held;
  const answers = new Map(answersById(response.answers));
  const way = responseWalk(questionnaire, response, answers);
  const { currentQuestionId, currentSince, currentDevice } = response;
  const place: ResponsePlace = { currentQuestionId, currentSince, currentDevice };
  const taking = { ...held, now: new Date(), answers, rows: new Map(), removed: new Map<string, Stamp>(), way, place };
  for (const entry of entries) takeOne(taking, entry);
  const takenBack = { ...response.takenBack, ...Object.fromEntries(taking.removed) };
  return { answers, rows: [...taking.rows.values()], removed: [...taking.removed.keys()], takenBack, place: taking.place };
}

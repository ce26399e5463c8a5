import { isDeepStrictEqual } from "node:util";
import type { ReadAnswer } from "../../../../../schema/logic/holds";
import type { Answer } from "../../../../../schema/questionnaire";
import { describeFiles, requireUploaded } from "../../files/attachFiles";
import { type AnswerRow, answerRow } from "../answerRow";
import { isOutdated, type Stamp, stampOf, type TakenBack } from "../answerTime";
import { type AnswerBody, askedQuestion, checkAnswer } from "../checkAnswer";
import { effortOf } from "../effort";
import type { FoundResponse } from "../findResponse";
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

/**
 * Earlier answers that a question's options depend on; nothing where the answer is stored and can't be changed any more.
 * @throws AppError `execution.notCurrentQuestion` where the way doesn't lead to it, or it would change;
 * `execution.timeRanOut`
 */
function readFor(
  { response, questionnaire }: Held,
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

/** The answer of one entry, with its files as they were uploaded. */
function take({ questionnaire, uploads }: Held, { questionId, body }: Entry, read: ReadAnswer): Answer | undefined {
  const files = uploads.get(questionId);
  if (!files) return checkAnswer(questionnaire, { questionId, body, read });
  const answer = checkAnswer(questionnaire, { questionId, body: { ...body, value: describeFiles(body.value, files) }, read });
  requireUploaded(answer?.value, files);
  return answer;
}

/** Row of an answer with what it took, which the server's own clock limits. */
function rowOf(
  { id, questionnaireVersion, startedAt }: FoundResponse,
  { questionId, body }: Entry,
  answer: Answer,
  stamp: Stamp,
) {
  const now = new Date();
  const sinceStartMs = startedAt === null ? 0 : now.getTime() - Date.parse(startedAt);
  const place = { response: id, questionnaireVersion, questionId };
  return answerRow(place, answer, now.toISOString(), { stamp, effort: effortOf(body, sinceStartMs) });
}

/**
 * Checks answers in the order in which they were given, over those before; one that is older than what another browser
 * has sent changes nothing.
 * @throws AppError `execution.unknownQuestion`, `execution.notCurrentQuestion`, `execution.invalidAnswer`,
 * `execution.timeRanOut`
 */
export function takeAnswers(held: Held, entries: readonly Entry[]): Taken {
  const { response, questionnaire } = held;
  const now = new Date();
  const answers = new Map(answersById(response.answers));
  const rows = new Map<string, AnswerRow>();
  const removed = new Map<string, Stamp>();
  for (const entry of entries) {
    const { questionId, body } = entry;
    askedQuestion(questionnaire, questionId);
    const stamp = stampOf(body, { ...response, now });
    const read = isOutdated(stamp, response.stamps.get(questionId)) ? undefined : readFor(held, answers, entry);
    if (!read) continue;
    const answer = take(held, entry, read);
    if (answer) {
      answers.set(questionId, answer);
      removed.delete(questionId);
      rows.set(questionId, rowOf(response, entry, answer, stamp));
    } else {
      answers.delete(questionId);
      rows.delete(questionId);
      removed.set(questionId, stamp);
    }
  }
  const takenBack = { ...response.takenBack, ...Object.fromEntries(removed) };
  return { answers, rows: [...rows.values()], removed: [...removed.keys()], takenBack };
}

import type { Clock } from "../../../../contracts/api/execution";
import { AppError } from "../../../../shared/errors";
import type { CompiledQuestionnaire } from "../../../../survey/compile/compileQuestionnaire";
import type { Walk } from "../../../../survey/logic/walk";
import type { Answer } from "../../../../survey/questionnaire";
import type { StoredResponse } from "../response/findResponse";
import { clockAt } from "./questionClock";
import { repeatedRounds } from "./repeatedRounds";
import { type ResponseDraw, responseWalk, visibleStep } from "./responseWalk";

/** How much later than the clock an answer may arrive: what the network takes. Milliseconds. */
const ON_THE_WAY = 5_000;
/** By how much two clocks may differ that run for as long. Milliseconds. */
const DRIFT = 500;
const SECOND = 1_000;

interface TimedResponse {
  readonly questionnaire: CompiledQuestionnaire;
  readonly response: ResponseDraw & Pick<StoredResponse, "currentQuestionId" | "currentSince" | "startedAt">;
  readonly answers: ReadonlyMap<string, Answer>;
}

/** Before anything has told the place of a respondent the first question counts from the start. */
function runningClock({ questionnaire, response }: TimedResponse, path: Walk): Clock | undefined {
  const { currentQuestionId: position, currentSince, startedAt } = response;
  return clockAt(questionnaire, path, { position, since: currentSince ?? startedAt });
}

/** @throws AppError `execution.timeRanOut` for an answer that comes after its question's time */
export function requireInTime(timed: TimedResponse, path: Walk, questionId: string): void {
  const clock = runningClock(timed, path);
  if (clock?.questionId !== questionId || clock.maximumSeconds === undefined) return;
  if (clock.elapsed > clock.maximumSeconds * SECOND + ON_THE_WAY) throw new AppError("execution.timeRanOut");
}

/** @throws AppError `execution.tooEarly` with the seconds that are left */
function requireSeen({ minimumSeconds = 0, elapsed }: Clock): void {
  const left = minimumSeconds * SECOND - elapsed;
  if (left <= DRIFT) return;
  const seconds = Math.ceil(left / SECOND);
  throw new AppError("execution.tooEarly", { params: { smart_count: seconds }, extensions: { secondsLeft: seconds } });
}

/** Whether a question with a clock would be left behind that the respondent hasn't seen. */
function skipsClock({ questionnaire, response }: TimedResponse, path: Walk, left: number): boolean {
  const place = visibleStep(questionnaire, path, response.currentQuestionId);
  return path.steps.slice(place + 1, left).some(({ question }) => questionnaire.logic.timed.has(question.id));
}

/** Whether a question has no answer yet, or one that it would be refused with: nobody is held up by what can't be changed. */
function isOpenAt({ questionnaire, answers }: TimedResponse, path: Walk, questionId: string): boolean {
  if (questionnaire.byId.get(questionId)?.isAsked !== true) return false;
  const left = path.steps.findIndex(({ question }) => question.id === questionId) + 1;
  return !answers.has(questionId) || repeatedRounds(questionnaire, path, left).some(({ path }) => path === questionId);
}

/**
 * What the clock says of leaving a question, and all before it; without one, everything.
 * @returns the questions that time ran out for: they may stay open, even where an answer is needed
 * @throws AppError `execution.tooEarly`, `execution.notCurrentQuestion` where a question with a clock was not seen yet
 */
export function settleClock(timed: TimedResponse, questionId: string | undefined): readonly string[] {
  const { questionnaire, answers } = timed;
  if (questionnaire.logic.timed.size === 0) return [];
  const path = responseWalk(questionnaire, timed.response, answers);
  const place = path.steps.findIndex(({ question }) => question.id === questionId);
  const left = questionId === undefined ? path.steps.length : place + 1;
  if (skipsClock(timed, path, left)) throw new AppError("execution.notCurrentQuestion");
  const clock = runningClock(timed, path);
  if (!clock || path.steps.findIndex(({ question }) => question.id === clock.questionId) >= left) return [];
  requireSeen(clock);
  const { maximumSeconds = Number.POSITIVE_INFINITY } = clock;
  const isOver = clock.elapsed >= maximumSeconds * SECOND - DRIFT;
  return isOver && isOpenAt(timed, path, clock.questionId) ? [clock.questionId] : [];
}

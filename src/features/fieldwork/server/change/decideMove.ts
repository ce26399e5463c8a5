import type { Cell } from "../../../../survey/fieldwork/cell";
import type { Answer } from "../../../../survey/questionnaire";
import { type AnswerRow, answerRow } from "../answer/answerRow";
import { narrowedAnswers, requireFitting } from "../answer/narrowedAnswers";
import { answersById } from "../answer/storedAnswers";
import { matchedCells } from "../quotas/matchedCells";
import { NO_RESERVATION, type QuotaClaim, type Refusal } from "../quotas/reserveQuotas";
import { type Departure, leaveSteps } from "../walk/leaveSteps";
import { requireDifferentRounds } from "../walk/repeatedRounds";
import { isBehind, responseWalk } from "../walk/responseWalk";
import { settleClock } from "../walk/settleClock";
import type { Change, Decision, LoadedResponse } from "./change";
import { type AnswersTaken, type Entry, takeAnswers } from "./takeAnswers";

interface MoveState {
  readonly held: LoadedResponse;
  readonly taken: AnswersTaken;
  readonly left: Departure;
  /** Questions that are left without an answer. */
  readonly open: readonly string[];
}

function isRepeated({ response, questionnaire }: LoadedResponse, questionId: string | undefined): boolean {
  const before = responseWalk(questionnaire, response, answersById(response.answers));
  return isBehind(questionnaire, before, { questionId, position: response.currentQuestionId });
}

/** The response as it is left by what was taken alone. */
export function keepPosition({ rows, removed, takenBack, position }: AnswersTaken): Change {
  return { answers: rows, removed, takenBack, position };
}

/** What is left of answers of which a part can't be said any more, given when they were. */
function narrowedRows({ held: { response }, taken, left }: MoveState, now: string): readonly AnswerRow[] {
  const { id, questionnaireVersion } = response;
  return narrowedAnswers(left.path, left.count).map(([questionId, answer]) => {
    const stamp = response.stamps.get(questionId);
    const row = answerRow({ response: id, questionnaireVersion, questionId }, answer, now, stamp ? { stamp } : {});
    const given = taken.rows.find((other) => other.questionId === questionId);
    return given ? { ...given, value: row.value } : row;
  });
}

/** Rows by question: the last of one question counts. */
function rowsOf(leaving: MoveState, now: string, isOver: boolean) {
  const { held, taken, left, open } = leaving;
  const { id: response, questionnaireVersion } = held.response;
  const derived = isOver ? [...left.path.derived] : [];
  const known = [...open.map((id) => [id, { missing: "no-answer" }] as const), ...derived];
  const rows = [
    ...taken.rows,
    ...narrowedRows(leaving, now),
    ...known.map(([questionId, answer]) => answerRow({ response, questionnaireVersion, questionId }, answer, now)),
  ];
  return new Map(rows.map((row) => [row.questionId, row]));
}

/** Answers that a later change has put off the way: those questions were never asked. */
function unreached({ taken, left }: MoveState): readonly string[] {
  const met = new Set(left.path.steps.map(({ question }) => question.id));
  return [...taken.answers.keys()].filter((id) => !met.has(id));
}

/** What leaving comes to, where it ends and where it goes on. */
function changeOf(leaving: MoveState, end: Departure["end"]): Change {
  const { taken, left } = leaving;
  const now = new Date().toISOString();
  const rows = rowsOf(leaving, now, end !== undefined);
  const cleared = end ? unreached(leaving).filter((id) => !left.path.derived.has(id)) : [];
  for (const id of cleared) rows.delete(id);
  const removed = [...taken.removed, ...cleared].filter((id) => !rows.has(id));
  const kept = keepPosition({ ...taken, rows: [...rows.values()], removed });
  if (end) return { ...kept, end };
  return { ...kept, position: { currentQuestionId: left.next ?? null, currentSince: now, currentDevice: null } };
}

/**
 * Where a response is to count; absent where it counts nowhere and meets no limit. Who completes does so with the cells
 * as they are, even none: one that is set up at that moment counts them.
 */
function quotaClaimOf(
  { response }: LoadedResponse,
  cells: readonly Cell[],
  { end, path, count }: Departure,
): QuotaClaim | undefined {
  if (response.isTest) return undefined;
  const isComplete = end?.disposition === "complete";
  if (cells.length === 0 && !isComplete) return undefined;
  if (end && !isComplete) return NO_RESERVATION;
  const matched = matchedCells(cells, { path, left: count, device: response.device, segment: response.segment });
  return { quotas: matched.map(({ id }) => id), state: isComplete ? "counted" : "reserved" };
}

function refusedEnd({ reason, quota }: Refusal): NonNullable<Departure["end"]> {
  return { disposition: reason === "full" ? "overQuota" : "closed", endedBy: quota };
}

/**
 * What becomes of a response whose respondent leaves a question behind, and all before it; without one, everything.
 * @throws AppError `execution.notCurrentQuestion`, `execution.incomplete`, `execution.invalidAnswer`,
 * `execution.unknownQuestion`, `execution.tooEarly`, `execution.timeRanOut`
 */
export function decideMove(held: LoadedResponse, questionId: string | undefined, entries: readonly Entry[]): Decision {
  const { response, questionnaire } = held;
  const taken = takeAnswers(held, entries);
  // A reply was lost, and the move is made once more.
  if (isRepeated(held, questionId)) return { change: keepPosition(taken) };
  const late = settleClock({ questionnaire, response: { ...response, ...taken.position }, answers: taken.answers }, questionId);
  const answers = new Map<string, Answer>([...taken.answers, ...late.map((id) => [id, { missing: "no-answer" }] as const)]);
  const left = leaveSteps({ questionnaire, response, answers }, questionId);
  const behind = { left: left.count, language: response.language };
  requireFitting(questionnaire, left.path, behind);
  requireDifferentRounds(questionnaire, left.path, behind);
  const leaving = { held, taken, left, open: [...late, ...left.open] };
  const wanted = quotaClaimOf(held, questionnaire.cells, left);
  const reservations = wanted && { wanted, refused: (refusal: Refusal) => changeOf(leaving, refusedEnd(refusal)) };
  return { change: changeOf(leaving, left.end), reservations };
}

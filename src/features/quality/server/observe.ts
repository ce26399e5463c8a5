import { createHash } from "node:crypto";
import type { Answer } from "../../../survey/questionnaire";
import type { ObservedAnswer, ObservedResponse } from "../shared/observation";
import type { CheckedQuestion } from "./checkedQuestionnaire";

/** What is stored of a response. */
export interface ResponseRow {
  readonly id: string;
  readonly member: string | null;
  /** Who sent the respondent, and what it calls it. */
  readonly supplier: string | null;
  readonly externalId: string | null;
  readonly device: string | null;
  readonly addressHash: string | null;
  readonly startedAt: string | null;
  readonly completedAt: string | null;
}

/** What is stored of an answer. */
export interface GivenAnswer {
  readonly answer: Answer;
  readonly activeMs: number | null;
  readonly pastedShare: number | null;
}

const EVASIONS: ReadonlySet<string | undefined> = new Set(["dont-know", "refused"]);

/** Whether the question offers a way out and it was taken. */
function evasionOf({ question }: CheckedQuestion, { missing }: Answer, isNone: boolean | undefined): boolean | undefined {
  const offersDontKnow = Object.values(question.dontKnow ?? {}).some((text) => text.trim() !== "");
  if (!offersDontKnow && isNone === undefined) return undefined;
  return isNone === true || EVASIONS.has(missing);
}

function observeAnswer(checked: CheckedQuestion, { answer, activeMs, pastedShare }: GivenAnswer): ObservedAnswer {
  const traits = checked.type.qualityTraits?.(checked.question, answer) ?? {};
  const isEvasive = evasionOf(checked, answer, traits.isNone);
  return {
    questionId: checked.question.id,
    traits,
    ...(isEvasive === undefined ? {} : { isEvasive }),
    ...(activeMs === null ? {} : { activeMs }),
    ...(pastedShare === null ? {} : { pastedShare }),
  };
}

/** Where most answers were not measured, the rest tells nothing of the whole. */
function activeTime(given: readonly GivenAnswer[]): number | undefined {
  const timed = given.flatMap(({ activeMs }) => (activeMs === null ? [] : [activeMs]));
  return timed.length > 0 && timed.length * 2 >= given.length ? timed.reduce((sum, ms) => sum + ms, 0) : undefined;
}

function wallTime({ startedAt, completedAt }: ResponseRow): number | undefined {
  if (startedAt === null || completedAt === null) return undefined;
  const ms = new Date(completedAt).getTime() - new Date(startedAt).getTime();
  return ms > 0 ? ms : undefined;
}

function vectorOf(given: readonly (readonly [string, GivenAnswer])[]): string {
  const told = given.map(([id, { answer }]) => [id, answer.value ?? null, answer.comment ?? null, answer.missing ?? null]);
  return createHash("sha1").update(JSON.stringify(told)).digest("base64");
}

/** By what one person is known: each supplier counts its respondents by itself, and so does an imported file. */
function respondentOf({ member, supplier, externalId }: ResponseRow): string | undefined {
  if (member !== null) return member;
  return externalId === null ? undefined : JSON.stringify([supplier, externalId]);
}

/** A stored response as checks see it. */
export function observe(
  row: ResponseRow,
  answers: ReadonlyMap<string, GivenAnswer>,
  questions: readonly CheckedQuestion[],
): ObservedResponse {
  const given = questions.flatMap((checked) => {
    const answer = answers.get(checked.question.id);
    return answer ? [[checked, answer] as const] : [];
  });
  const answered = given.filter(([, { answer }]) => answer.value !== undefined && answer.value !== null);
  const activeMs = activeTime(given.map(([, answer]) => answer));
  const wallMs = wallTime(row);
  const respondent = respondentOf(row);
  return {
    id: row.id,
    vector: vectorOf(given.map(([{ question }, answer]) => [question.id, answer])),
    answered: answered.length,
    answers: given.map(([checked, answer]) => observeAnswer(checked, answer)),
    ...(respondent === undefined ? {} : { respondent }),
    ...(row.device && row.addressHash ? { origin: `${row.device} ${row.addressHash}` } : {}),
    ...(activeMs === undefined ? {} : { activeMs }),
    ...(wallMs === undefined ? {} : { wallMs }),
  };
}

import type { SpaceDb } from "../../../../server/kit";
import { AppError } from "../../../../shared/errors";
import type { ResultsFilter } from "../../shared/parseFilter";
import type { ReportedQuestion, ReportedQuestionnaire } from "../reportedQuestionnaire";
import type { ResultsServices } from "../services";
import { ResponseColumns } from "./responseColumns";

/** Which complete responses are reported on. */
export interface Selection {
  readonly questionnaire: ReportedQuestionnaire;
  /** Codes by the ids of questions. */
  readonly filter: ResultsFilter;
  readonly withTest: boolean;
  /** Only responses of its members. */
  readonly segment: string | undefined;
  /** Only responses that were complete by then, in milliseconds: several readings count the same. @default whenever */
  readonly until?: number;
}

/** A selection whose questions and members have been found. */
export interface PreparedSelection {
  /** Questions whose answers it goes by. */
  readonly questionIds: readonly string[];
  /** Slots of the responses that match all of it. */
  readonly slotsIn: (responses: ResponseColumns) => Uint32Array;
}

type Test = (slot: number) => boolean;

/** @throws AppError `request.invalid` for a question that is none, or that can't be filtered by */
function filterable({ questions }: ReportedQuestionnaire, questionId: string) {
  const reported = questions.find(({ question }) => question.id === questionId);
  const matches = reported?.type.matches;
  if (reported && matches) return { reported, matches };
  throw new AppError("request.invalid", { faults: [{ path: `/filter/${questionId}`, rule: "notFilterable" }] });
}

type Filterable = { readonly reported: ReportedQuestion; readonly matches: NonNullable<ReportedQuestion["type"]["matches"]> };

/** Each different answer is looked at once. */
function hasCode({ reported: { question }, matches }: Filterable, codes: readonly string[], responses: ResponseColumns): Test {
  const column = responses.column(question.id);
  const isMatch = column.answers.map((answer) => answer !== undefined && codes.some((code) => matches(question, answer, code)));
  return (slot) => isMatch[column.placeOf(slot)] ?? false;
}

/** @throws AppError `request.invalid`, `record.notFound` */
export async function prepareSelection(
  db: SpaceDb,
  { questionnaire, filter, withTest, segment, until }: Selection,
  { audience }: Pick<ResultsServices, "audience">,
): Promise<PreparedSelection> {
  const parts = [...filter].map(([questionId, codes]) => ({ ...filterable(questionnaire, questionId), codes }));
  const members = segment ? new Set((await audience().members(db, [segment])).map(({ id }) => id)) : undefined;
  return {
    questionIds: [...parts.map(({ reported }) => reported.question.id), ...(members ? [ResponseColumns.MEMBER] : [])],
    slotsIn: (responses) => {
      const { frame } = responses;
      const tests: Test[] = parts.map(({ codes, ...part }) => hasCode(part, codes, responses));
      if (!withTest) tests.push((slot) => frame.isTest[slot] !== 1);
      // Whose end isn't known ended long ago.
      if (until !== undefined) tests.push((slot) => !((frame.completedAt[slot] ?? 0) > until));
      if (members) {
        const column = responses.column(ResponseColumns.MEMBER);
        tests.push((slot) => members.has(String(column.answerOf(slot)?.value)));
      }
      return Uint32Array.from(frame.slots.values()).filter((slot) => tests.every((test) => test(slot)));
    },
  };
}

/** Sorts slots by when their responses ended. */
export function oldestFirst(slots: Uint32Array, completedAt: Float64Array): Uint32Array {
  return slots.sort((one, other) => (completedAt[one] ?? 0) - (completedAt[other] ?? 0));
}

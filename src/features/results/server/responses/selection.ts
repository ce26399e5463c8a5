import type { SpaceDb } from "../../../../server/kit";
import type { ResultsFilter } from "../../shared/parseFilter";
import { ofMembers } from "../filter/memberCondition";
import { type FilterServices, prepareCondition } from "../filter/prepareCondition";
import type { PreparedCondition } from "../filter/preparedCondition";
import type { ReportedQuestionnaire } from "../reportedQuestionnaire";
import type { AnsweredQuestionnaire, ResponseColumns } from "./responseColumns";
import { COMPLETE } from "./responseFields";

/** Which responses are reported on: complete ones, unless the filter says how they ended. */
export interface Selection {
  readonly questionnaire: ReportedQuestionnaire;
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
  /** What has to be read for `slotsIn`. */
  readonly source: AnsweredQuestionnaire;
  /** Slots of the responses that match all of it. */
  readonly slotsIn: (responses: ResponseColumns) => Uint32Array;
}

/** @throws AppError `request.invalid`, `record.notFound` */
export async function prepareSelection(
  db: SpaceDb,
  { questionnaire, filter, withTest, segment, until }: Selection,
  services: FilterServices,
): Promise<PreparedSelection> {
  const parts: PreparedCondition[] = [];
  for (const condition of filter) parts.push(await prepareCondition(db, { questionnaire, withTest }, condition, services));
  if (segment) parts.push(ofMembers(new Set((await services.audience().members(db, [segment])).map(({ id }) => id))));
  const states = parts.find((part) => part.states)?.states ?? COMPLETE;
  return {
    questionIds: parts.flatMap(({ questionIds }) => questionIds),
    source: { id: questionnaire.id, versionIds: questionnaire.versionIds, states },
    slotsIn: (responses) => {
      const { frame } = responses;
      if (frame.states !== states) throw new Error("a selection was read from other responses than it is of");
      const tests = parts.map(({ testIn }) => testIn(responses));
      if (!withTest) tests.push((slot) => frame.isTest[slot] !== 1);
      // Whose end isn't known ended long ago.
      if (until !== undefined) tests.push((slot) => !((frame.completedAt[slot] ?? 0) > until));
      return Uint32Array.from(frame.slots.values()).filter((slot) => tests.every((test) => test(slot)));
    },
  };
}

/** Sorts slots by when their responses ended. */
export function oldestFirst(slots: Uint32Array, completedAt: Float64Array): Uint32Array {
  return slots.sort((one, other) => (completedAt[one] ?? 0) - (completedAt[other] ?? 0));
}

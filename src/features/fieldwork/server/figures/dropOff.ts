import type { DropOff } from "../../shared/api/figures";

/** Why a response that isn't complete stands where it stands. */
export type Stop = "open" | "left" | "ended";

/** Responses that aren't complete, by the question that they got to. */
export interface StopCount {
  /** Null where nothing tells of any. */
  readonly questionId: string | null;
  readonly stop: Stop;
  readonly count: number;
}

interface DropOffInput {
  /** In the order of the questionnaire. */
  readonly questions: readonly { readonly id: string; readonly title: string }[];
  readonly completes: number;
  readonly stops: readonly StopCount[];
}

/**
 * How many got as far as each question, and how many stopped there. Completes got to all of them; a question that
 * somebody's path goes round counts as passed.
 */
export function dropOff({ questions, completes, stops }: DropOffInput): DropOff {
  const places = new Map(questions.map(({ id }, place) => [id, place]));
  const sumOf = (fits: (stop: StopCount) => boolean) => stops.reduce((sum, stop) => (fits(stop) ? sum + stop.count : sum), 0);
  const at = questions.map(() => ({ open: 0, left: 0, ended: 0 }));
  for (const { questionId, stop, count } of stops) {
    const step = at[places.get(questionId ?? "") ?? -1];
    if (step) step[stop] += count;
  }
  const reached: number[] = [];
  let further = completes;
  for (const { open, left, ended } of at.toReversed()) {
    further += open + left + ended;
    reached.unshift(further);
  }
  return {
    started: completes + sumOf(() => true),
    beforeFirst: sumOf(({ questionId }) => questionId === null),
    unplaced: sumOf(({ questionId }) => questionId !== null && !places.has(questionId)),
    steps: questions.map(({ id, title }, place) => ({
      ...{ questionId: id, title, reached: reached[place] ?? 0 },
      ...(at[place] ?? { open: 0, left: 0, ended: 0 }),
    })),
  };
}

import type { Condition, Test } from "../logic/condition";
import type { Logic } from "../logic/prepareLogic";
import { conditionsOf, sourcesOf, testsIn } from "../logic/references";

/** What decides by the answer to one question. */
export interface Decision {
  readonly tests: readonly Test[];
  /** Whether lists of later questions are narrowed by its codes, or values computed from it. */
  readonly isReadWhole: boolean;
}

/** What decides by which answer. @param cells conditions of the quotas' cells */
export function decisionsOn({ blocks }: Logic, cells: readonly Condition[]): ReadonlyMap<string, Decision> {
  const questions = blocks.flatMap((block) => block.questions);
  const conditions = [
    ...blocks.flatMap(({ showIf }) => showIf ?? []),
    ...questions.flatMap((question) => conditionsOf(question).map(({ condition }) => condition)),
    ...cells,
  ];
  const tests = new Map<string, Test[]>();
  for (const test of conditions.flatMap(testsIn)) tests.set(test.question, [...(tests.get(test.question) ?? []), test]);
  const whole = new Set(
    questions.flatMap((question) => [
      ...(question.carry ? [question.carry.from] : []),
      ...sourcesOf(question).map((source) => source.question),
    ]),
  );
  const ids = new Set([...tests.keys(), ...whole]);
  return new Map([...ids].map((id) => [id, { tests: tests.get(id) ?? [], isReadWhole: whole.has(id) }]));
}

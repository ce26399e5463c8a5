import type { RunnerQuestionProps } from "../../../../../src/client/kit/runner";
import type { Arm, NeuroAnswer, WordSet } from "../../../shared/neuroTest";

interface Asked {
  readonly text: string;
}
export type PracticeItem = Asked & { readonly isTrue: boolean };
export type WordItem = Asked & { readonly set: WordSet; readonly word: string };
export type ThingItem = Asked & Pick<NeuroAnswer["recognition"][number], "item" | "isTarget">;

/** What this respondent is shown and asked, in order: the element's own members, as the question type's `toDrawing` gave them. */
export interface Plan {
  readonly arm: Arm;
  readonly picture: string;
  readonly alternativeText: string;
  readonly exposureMs: number;
  readonly limitMs: number;
  readonly practice: readonly PracticeItem[];
  readonly baseline: readonly WordItem[];
  readonly words: readonly WordItem[];
  readonly recognition: readonly ThingItem[];
}

/** Members of the element that the runner keeps. */
export const PLAN_MEMBERS = [
  "arm",
  "picture",
  "alternativeText",
  "exposureMs",
  "limitMs",
  "practice",
  "baseline",
  "words",
  "recognition",
] as const satisfies readonly (keyof Plan)[];

/** The plan of an element that has all of its members; undefined where the server has sent another kind. */
export function planOf(element: RunnerQuestionProps["element"]): Plan | undefined {
  const isWhole = PLAN_MEMBERS.every((name) => name === "alternativeText" || element[name] !== undefined);
  return isWhole ? ({ alternativeText: "", ...element } as unknown as Plan) : undefined;
}

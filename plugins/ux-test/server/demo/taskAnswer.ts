import type { Answer } from "../../../../src/survey/questionnaire";
import type { UxTaskAnswer } from "../../questions/uxTask/uxTaskQuestion";
import type { DemoTask } from "./people";

/** What somebody says of a task. */
export function taskAnswer({ outcome, seconds, ease }: DemoTask, on: Pick<UxTaskAnswer, "isPhone" | "startedAt">): Answer {
  const value: UxTaskAnswer = { outcome, seconds, ease, ...on };
  return { value: { ...value } };
}

import type { RunnerIssue, RunnerQuestionProps } from "../../../../../src/client/kit/runner";
import type { Json } from "../../../../../src/shared/json";
import { answerIn } from "../../../questions/uxTask/uxTaskQuestion";
import { startedAt } from "./startedTask";

/** What to do at a required task that has no answer: begin it, or end the one that runs. */
export function missingTaskIssue({ questionId }: Pick<RunnerQuestionProps, "questionId">): RunnerIssue {
  return { key: startedAt(questionId) === undefined ? "uxTest.task.notBegun" : "uxTest.task.notEnded" };
}

/** Why a task can't be left yet: it runs, or it isn't said how easy it was. The server says the same of it. */
export function taskIssue(element: RunnerQuestionProps["element"], value: Json): RunnerIssue | undefined {
  const answer = answerIn(value);
  if (!answer) return { key: "uxTest.task.notEnded" };
  return element.asksEase === true && answer.ease === undefined ? { key: "uxTest.task.noEase" } : undefined;
}

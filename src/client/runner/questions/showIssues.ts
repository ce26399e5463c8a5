import { type Model, Question } from "survey-core";
import type { Json } from "../../../shared/json";
import type { RunnerQuestion } from "../../host/runnerHost";
import type { Translate } from "../../texts/texts";
import { elementOf } from "./element";

/** Says what the answers to extensions' questions lack, and what to do where there is none, in the extension's words. */
export function showIssues(model: Model, questions: ReadonlyMap<string, RunnerQuestion>, t: Translate): void {
  model.onValidateQuestion.add((_, options) => {
    const { question } = options;
    const asked = questions.get(question.getType());
    if (!asked?.issue || question.isEmpty()) return;
    const issue = asked.issue(elementOf(question, asked), question.value as Json);
    if (issue) options.error = t(issue.key, issue.params);
  });
  model.onErrorCustomText.add((_, options) => {
    const { obj: question, name } = options;
    if (name !== "required" || !(question instanceof Question)) return;
    const asked = questions.get(question.getType());
    const issue = asked?.missingIssue?.({ questionId: question.name, element: elementOf(question, asked) });
    if (issue) options.text = t(issue.key, issue.params);
  });
}

import type { Model } from "survey-core";
import type { Json } from "../../../shared/json";
import type { RunnerQuestion } from "../../host/runnerHost";
import type { Translate } from "../../texts/texts";
import { elementOf } from "./element";

/** Says what the answers to extensions' questions lack, as they see it. */
export function showIssues(model: Model, questions: ReadonlyMap<string, RunnerQuestion>, t: Translate): void {
  model.onValidateQuestion.add((_, options) => {
    const { question } = options;
    const asked = questions.get(question.getType());
    if (!asked?.issue || question.isEmpty()) return;
    const issue = asked.issue(elementOf(question, asked), question.value as Json);
    if (issue) options.error = t(issue.key, issue.params);
  });
}

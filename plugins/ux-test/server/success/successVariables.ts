import type { CodedVariable, ResponseVariableSource } from "../../../../src/server/kit";
import { localize } from "../../../../src/shared/languages";
import type { Question } from "../../../../src/survey/questionnaire";
import { UX_TASK } from "../../questions/uxTask";
import { sourcesOf, type UxTaskQuestion } from "../../questions/uxTask/uxTaskQuestion";
import { wordFor } from "../../questions/uxTask/words";
import { isMeasurable } from "../../shared/navigation/evaluate";
import { readNavigation } from "../navigation/readNavigation";
import { SEEN } from "./readSuccess";

const MEASURED = ["REACHED", "NOT_REACHED", "NOT_MEASURED"] as const;
const MARKED = [...SEEN, "NOT_MARKED"] as const;

const measuredName = ({ variable }: Question) => `${variable}_measured`;
const seenName = ({ variable }: Question) => `${variable}_seen`;

type Word = Parameters<typeof wordFor>[0];

/** @param codes the last one is of those of whom nothing is known */
function coded(name: string, title: string, codes: readonly Word[], language: string): CodedVariable {
  const unknownCode = codes.at(-1);
  return {
    ...{ name, label: title, measure: "nominal" },
    codes: Object.fromEntries(codes.map((code) => [code, wordFor(code, language)])),
    ...(unknownCode ? { unknownCode } : {}),
  };
}

const titleOf = ({ title }: Question, word: Word, language: string) => `${localize(title, language)}: ${wordFor(word, language)}`;
const addCode = (codes: Map<string, Record<string, string>>, response: string, code: Readonly<Record<string, string>>) =>
  codes.set(response, { ...codes.get(response), ...code });

/** Whether the site reported success, of tasks that say what it is there. */
export const measuredSuccess: ResponseVariableSource = {
  name: "ux-test.measured",
  questionType: UX_TASK,
  variables: (task, language) =>
    isMeasurable(task as UxTaskQuestion)
      ? [coded(measuredName(task), titleOf(task, "measured", language), MEASURED, language)]
      : [],
  read: async ({ db, questionnaireId, questions, responseIds }) => {
    const tasks = new Map(questions.map((task): [string, UxTaskQuestion] => [task.id, task]));
    const codes = new Map<string, Record<string, string>>();
    for await (const { responseId, questionId, isReached } of readNavigation(db, { questionnaireId, tasks, responseIds })) {
      const task = tasks.get(questionId);
      if (task && isReached !== null) addCode(codes, responseId, { [measuredName(task)]: isReached ? "REACHED" : "NOT_REACHED" });
    }
    return codes;
  },
};

/** What somebody of the team saw in the recording, of tasks that are recorded. */
export const seenSuccess: ResponseVariableSource = {
  name: "ux-test.seen",
  questionType: UX_TASK,
  variables: (task, language) =>
    sourcesOf(task as UxTaskQuestion).length > 0
      ? [coded(seenName(task), titleOf(task, "seen", language), MARKED, language)]
      : [],
  read: async ({ db, questions, responseIds }) => {
    const tasks = new Map(questions.map((task) => [task.id, task]));
    const rows = await db
      .selectFrom("uxMark")
      .select(["response", "question", "kind"])
      .where("response", "in", [...responseIds])
      .where("question", "in", [...tasks.keys()])
      .where("kind", "in", [...SEEN])
      .execute();
    const codes = new Map<string, Record<string, string>>();
    for (const { response, question, kind } of rows) {
      const task = tasks.get(question);
      if (task) addCode(codes, response, { [seenName(task)]: kind });
    }
    return codes;
  },
};

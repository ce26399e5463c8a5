import { localize } from "../../../../shared/languages";
import { defineQuestionType } from "../../../../survey/types/defineQuestionType";
import { anyOfValues, optionsSchema, settingsSchema } from "../../../../survey/types/settingsSchemas";
import type { Random } from "../../../../survey/types/simulation";
import { codeOf } from "../../../../survey/types/values";
import { matchesOne, tabulateOne } from "../shared/choices/oneOf";
import { optionIssues } from "../shared/choices/options";
import { numbered } from "../shared/texts/words";
import { codedVariable } from "../shared/variables";
import { toLimeSurvey } from "./limeSurvey";
import type { RandomQuestion } from "./randomQuestion";

export type { RandomQuestion } from "./randomQuestion";

export const random = defineQuestionType<RandomQuestion>({
  name: "random",
  icon: "Casino",
  group: "layout",
  settings: settingsSchema({ options: optionsSchema("Groups") }, ["options"]),
  isAnswerable: true,
  isAssigned: true,
  // Spec section 5: what is drawn needs something asked before it.
  firstIssue: "randomFirst",
  initial: (language) => ({ options: numbered("group", 2, language) }),
  faults: (question) => optionIssues(question.options),
  toSurveyJs: (question) => ({ type: "text", name: question.id, visible: false, readOnly: true }),
  toLimeSurvey,
  plainSurvey: "none",
  answerSchema: (question) => anyOfValues(question.options.map(({ code }) => code)),
  assign: (question, source) => {
    const code = draw(question, source);
    return code === undefined ? { missing: "not-asked" } : { value: code };
  },
  simulate: (question, source) => draw(question, source) ?? null,
  variables: (question, language) => [
    codedVariable(question.variable, localize(question.title, language), question.options, language),
  ],
  cells: (question, answer) => {
    const code = codeOf(answer.value);
    return code === undefined ? {} : { [question.variable]: code };
  },
  tabulate: (question, answers, language) => tabulateOne(question.options, answers, language),
  charts: ["bar", "donut", "column"],
  matches: matchesOne,
});

function draw(question: RandomQuestion, source: Random): string | undefined {
  return question.options[Math.floor(source() * question.options.length)]?.code;
}

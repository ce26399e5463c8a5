import { localize } from "../../../../shared/languages";
import { defineQuestionType } from "../../../../survey/types/defineQuestionType";
import { anyOfValues, settingsSchema } from "../../../../survey/types/settingsSchemas";
import { pickOne } from "../../../../survey/types/simulation";
import { codeOf, unlessEmpty } from "../../../../survey/types/values";
import { attentionOf } from "../shared/choices/attention";
import {
  imageChoiceIssues,
  imageChoiceSettings,
  imageChoiceUi,
  initialImages,
  surveyImages,
} from "../shared/choices/imageChoice";
import { matchesOne, tabulateOne } from "../shared/choices/oneOf";
import { differingSettings, differingUi } from "../shared/differing";
import { placeOf } from "../shared/places";
import { plainImages } from "../shared/plain/plainImages";
import { codedVariable } from "../shared/variables";
import { toLimeSurvey } from "./limeSurvey";
import type { SingleImageQuestion } from "./singleImageQuestion";

export type { SingleImageQuestion } from "./singleImageQuestion";

export const singleImage = defineQuestionType<SingleImageQuestion>({
  name: "single-image",
  icon: "Image",
  group: "media",
  settings: settingsSchema({ ...imageChoiceSettings, ...differingSettings }, ["options"]),
  uiSettings: { ...imageChoiceUi, ...differingUi },
  isAnswerable: true,
  initial: (language) => ({ options: initialImages(language) }),
  faults: imageChoiceIssues,
  toSurveyJs: surveyImages,
  fromSurveyValue: (_question, value) => unlessEmpty(value),
  toLimeSurvey,
  plainForm: (question, language) => plainImages(question, language, "radio"),
  answerSchema: (question) => anyOfValues(question.options.map(({ code }) => code)),
  sameBy: "value",
  simulate: (question, random) => pickOne(question.options, ({ code }) => question.id + code, random)?.code ?? null,
  variables: (question, language) => [
    codedVariable(question.variable, localize(question.title, language), question.options, language),
  ],
  cells: (question, answer) => {
    const code = codeOf(answer.value);
    return code === undefined ? {} : { [question.variable]: code };
  },
  tabulate: (question, answers, language) => tabulateOne(question.options, answers, language),
  charts: ["bar", "donut", "column"],
  qualityTraits: (question, answer) => ({ ...placeOf(question, answer), ...attentionOf(question, answer) }),
  matches: matchesOne,
});

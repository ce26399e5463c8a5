import { escapeHtml, textToHtml } from "../../../../shared/escapeHtml";
import { localize } from "../../../../shared/languages";
import type { InformativeTextQuestion } from "../../../../survey/questions/informativeTextQuestion";
import { isBlank } from "../../../../survey/questions/isBlank";
import { defineQuestionType } from "../../../../survey/types/defineQuestionType";
import { imageSchema, localizedSchema, settingsSchema } from "../../../../survey/types/settingsSchemas";
import { wordOf } from "../shared/texts/words";
import { toLimeSurvey } from "./limeSurvey";

export type { InformativeTextQuestion } from "../../../../survey/questions/informativeTextQuestion";

export const informativeText = defineQuestionType<InformativeTextQuestion>({
  name: "informative-text",
  icon: "Article",
  group: "layout",
  settings: settingsSchema({ text: localizedSchema("Text", true), image: imageSchema }),
  uiSettings: { image: { "ui:options": { isImage: true } } },
  isAnswerable: false,
  initial: (language) => ({ text: { [language]: wordOf("text", language) } }),
  faults: (question) =>
    isBlank(question.text) && isBlank(question.title) && !question.image ? [{ path: "/text", fault: "emptyText" }] : [],
  toSurveyJs: (question, language) => ({ type: "html", name: question.id, html: htmlOf(question, language) }),
  toLimeSurvey,
  plainForm: (question, language) => ({
    shape: "one",
    fields: [
      {
        control: "prose",
        texts: [question.text].map((text) => localize(text, language)),
        ...(question.image ? { image: question.image } : {}),
      },
    ],
  }),
  answerSchema: () => ({ not: {} }),
  simulate: () => null,
  variables: () => [],
  cells: () => ({}),
  tabulate: () => ({ base: 0, missing: {}, counts: [] }),
  charts: ["none"],
});

/** SurveyJS shows neither title nor description of such an element, hence both are part of the text. */
function htmlOf(question: InformativeTextQuestion, language: string): string {
  const title = textToHtml(localize(question.title, language));
  const texts = [question.description, question.text].map((text) => textToHtml(localize(text, language)));
  const image = question.image ? `<p><img src="${escapeHtml(question.image)}" alt=""></p>` : "";
  return [title && `<p><strong>${title}</strong></p>`, ...texts.map((text) => text && `<p>${text}</p>`), image].join("");
}

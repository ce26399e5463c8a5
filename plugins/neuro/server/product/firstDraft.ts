import type { HostTools, Registries } from "../../../../src/server/kit";
import type { Language } from "../../../../src/shared/languages";
import type { Block, Question, Questionnaire } from "../../../../src/survey/questionnaire";
import { NEURO_TEST } from "../../shared/neuroTest";

interface DraftServices extends Pick<Registries, "questionTypes"> {
  readonly tools: () => Pick<HostTools, "text">;
}

const INTENTIONS = ["5", "4", "3", "2", "1"] as const;

/** What a Neuro study begins with: an advertisement, and what people would do after it. */
export function firstDraft({ questionTypes, tools }: DraftServices) {
  return (_study: object, language: Language): Questionnaire => {
    const words = (key: string) => ({ [language]: tools().text(language, `neuro.draft.${key}`) });
    const question = (type: string, { id, variable, title }: Record<"id" | "variable" | "title", string>): Question => ({
      ...questionTypes.get(type)?.initial(language),
      ...{ id, variable, type, title: words(title), required: true },
    });
    const test = question(NEURO_TEST, { id: "ad", variable: "N1", title: "test" });
    const intention: Question = {
      ...question("single-choice", { id: "intention", variable: "P1", title: "intention" }),
      options: INTENTIONS.map((code) => ({ code, label: words(`intentions.${code}`) })),
    };
    const reason: Question = { ...question("long-text", { id: "reason", variable: "P2", title: "reason" }), required: false };
    const blocks: readonly Block[] = [
      { id: "ads", title: words("ads"), questions: [test] },
      { id: "after", title: words("after"), questions: [intention, reason] },
    ];
    return { languages: [language], blocks };
  };
}

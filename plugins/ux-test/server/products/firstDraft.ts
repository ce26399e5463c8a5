import type { HostTools, Registries } from "../../../../src/server/kit";
import type { Language } from "../../../../src/shared/languages";
import type { Block, Question, Questionnaire } from "../../../../src/survey/questionnaire";
import { SUS, UX_STUDIES, type UxStudy } from "../../shared/uxStudies";
import { draftFields } from "./draftFields";

export interface DraftServices extends Pick<Registries, "questionTypes"> {
  readonly tools: () => Pick<HostTools, "text">;
}

type StudyValues = Readonly<Record<string, unknown>>;

/**
 * What a UX study begins with: an example of its task, ordered and recorded as the wizard was told, and what is asked after
 * all tasks.
 */
export function firstDraft(product: UxStudy, { questionTypes, tools }: DraftServices) {
  return (study: StudyValues, language: Language): Questionnaire => {
    const words = (key: string) => ({ [language]: tools().text(language, `uxStudies.${key}`) });
    const question = (type: string, { id, variable, title }: Record<"id" | "variable" | "title", string>): Question => ({
      ...{ id, variable, type, title: words(title), required: true },
      ...questionTypes.get(type)?.initial(language),
    });
    const { task: type } = UX_STUDIES[product];
    const task = question(type, { id: "task", variable: "T1", title: `tasks.${product}` });
    const isRated = product === "UX_QUANTITATIVE" && questionTypes.has(SUS);
    const last: Block = {
      id: "after",
      title: words("after"),
      questions: [
        ...(isRated ? [question(SUS, { id: "sus", variable: "SUS", title: "scale" })] : []),
        { ...question("long-text", { id: "hardest", variable: "P1", title: `hardest.${product}` }), required: false },
      ],
    };
    const tasks: Block = { id: "tasks", title: words("tasksTitle"), questions: [task] };
    return draftFields(product).write({ languages: [language], blocks: [tasks, last] }, study);
  };
}

import { localize } from "../../../../shared/languages";
import { type Questionnaire, questionsOf } from "../../../../survey/questionnaire";
import type { FilterQuestion } from "../../shared/api";
import type { QuestionnaireServices } from "../services";

/** The questions of a document that results can be filtered by, with their codes. */
export function filterQuestions(
  document: Questionnaire,
  language: string,
  { types }: QuestionnaireServices,
): readonly FilterQuestion[] {
  const text = (title: Readonly<Record<string, string>>) => localize(title, language, document.languages[0]);
  return questionsOf(document).flatMap((question) => {
    const type = types.get(question.type);
    if (!type?.matches) return [];
    const { id, variable, title } = question;
    const { counts } = type.tabulate(question, [], language);
    const options = counts.map(({ code, label }) => ({ code, label }));
    return [{ id, variable, type: type.name, title: text(title), options }];
  });
}

import { AppError, type FieldIssue } from "../../../../shared/errors";
import type { Json } from "../../../../shared/json";
import { compileQuestionnaire } from "../../../../survey/compile/compileQuestionnaire";
import type { ImportedSurvey } from "../../../../survey/exchange/importer";
import type { ExchangeServices } from "../services";

/** More would only say the same again. */
const MOST_ISSUES = 20;

function answerIssues({ questionnaire, responses }: ImportedSurvey, { types }: ExchangeServices): readonly FieldIssue[] {
  const { byId } = compileQuestionnaire(questionnaire, types);
  const faults: FieldIssue[] = [];
  for (const [index, { answers }] of responses.entries()) {
    for (const [questionId, { value }] of Object.entries(answers)) {
      if (value === undefined) continue;
      const found = byId.get(questionId)?.check(value) ?? [{ path: "", rule: "unknownQuestion" }];
      faults.push(...found.map((fault) => ({ ...fault, path: `/responses/${index}/${questionId}${fault.path}` })));
      if (faults.length >= MOST_ISSUES) return faults;
    }
  }
  return faults;
}

/**
 * Holds an imported survey to the rules that hold for those made here.
 * @throws AppError `import.empty`, `import.corrupt` with pointers
 */
export function checkImported(survey: ImportedSurvey, services: ExchangeServices): void {
  const { questionnaire } = survey;
  if (questionnaire.blocks.every((block) => block.questions.length === 0)) throw new AppError("import.empty");
  const documentIssues = services.checkDocument(questionnaire as unknown as Json);
  const faults = documentIssues.length > 0 ? documentIssues : answerIssues(survey, services);
  if (faults.length > 0) throw new AppError("import.corrupt", { faults });
}

import { AppError, type FieldIssue } from "../../../../shared/errors";
import type { Json } from "../../../../shared/json";
import { compileQuestionnaire } from "../../../../survey/compile/compileQuestionnaire";
import type { ImportedResponse } from "../../../../survey/exchange/importer";
import type { Questionnaire } from "../../../../survey/questionnaire";
import type { ExchangeServices } from "../services";

/** Holds an imported questionnaire to the rules that hold for those made here. @throws AppError `import.empty`, `import.corrupt` with pointers */
export function checkQuestionnaire(questionnaire: Questionnaire, { checkDocument }: ExchangeServices): void {
  if (questionnaire.blocks.every((block) => block.questions.length === 0)) throw new AppError("import.empty");
  const faults = checkDocument(questionnaire as unknown as Json);
  if (faults.length > 0) throw new AppError("import.corrupt", { faults });
}

/** The responses as they come, as long as all answers are such as could be given here. @throws AppError `import.corrupt` with pointers */
export async function* checkedResponses(
  responses: AsyncIterable<ImportedResponse>,
  questionnaire: Questionnaire,
  { types }: ExchangeServices,
): AsyncGenerator<ImportedResponse> {
  const { byId } = compileQuestionnaire(questionnaire, types);
  let index = 0;
  for await (const response of responses) {
    const faults = Object.entries(response.answers).flatMap(([questionId, { value }]): readonly FieldIssue[] => {
      if (value === undefined) return [];
      const found = byId.get(questionId)?.check(value) ?? [{ path: "", rule: "unknownQuestion" }];
      return found.map((fault) => ({ ...fault, path: `/responses/${index}/${questionId}${fault.path}` }));
    });
    if (faults.length > 0) throw new AppError("import.corrupt", { faults });
    yield response;
    index += 1;
  }
}

import Ajv2020, { type ValidateFunction } from "ajv/dist/2020";
import type { JsonObject } from "../../../../shared/json";
import { documentSchema, questionSchema } from "../../../../survey/document/documentSchema";
import { ImportError } from "../../../../survey/exchange/importer";
import type { Question, Questionnaire } from "../../../../survey/questionnaire";
import { questionsOf } from "../../../../survey/questionnaire";
import type { QuestionType } from "../../../../survey/questionType";

// Our own annotations (`x-localized`) are no keywords of JSON Schema.
export const ajv = new Ajv2020({ strict: false });
const isQuestionnaire: ValidateFunction<Questionnaire> = ajv.compile<Questionnaire>(documentSchema);
/** By type: each is compiled once. */
const settingsChecks = new WeakMap<QuestionType, ValidateFunction>();

type QuestionTypes = ReadonlyMap<string, QuestionType>;

/** @throws ImportError with the JSON path of what is wrong */
export function checkQuestionnaire(json: JsonObject, path: string, types: QuestionTypes): Questionnaire {
  const document: unknown = json;
  if (!isQuestionnaire(document)) throw faultOf(isQuestionnaire, path);
  for (const [block, { questions }] of document.blocks.entries()) {
    for (const [index, question] of questions.entries())
      checkSettings(question, `${path}/blocks/${block}/questions/${index}`, types);
  }
  checkUnique(document, path);
  return document;
}

function checkSettings(question: Question, path: string, types: QuestionTypes): void {
  const type = types.get(question.type);
  if (!type) throw new ImportError("unknownQuestionType", { type: question.type }, { path: `${path}/type` });
  const check = settingsChecks.get(type) ?? ajv.compile(questionSchema(type));
  settingsChecks.set(type, check);
  if (!check(question)) throw faultOf(check, path);
}

function checkUnique(questionnaire: Questionnaire, path: string): void {
  const seen = new Set<string>();
  for (const question of questionsOf(questionnaire)) {
    for (const key of ["id", "variable"] as const) {
      const mark = `${key}:${question[key].toLowerCase()}`;
      if (seen.has(mark))
        throw new ImportError("repeated", { [key]: question[key], name: question[key] }, { path: `${path}/blocks` });
      seen.add(mark);
    }
  }
}

/** What the first thing wrong is, and where. */
export function faultOf(check: ValidateFunction, path: string): ImportError {
  const [error] = check.errors ?? [];
  return new ImportError("wrongStructure", { expected: error?.message ?? "" }, { path: `${path}${error?.instancePath ?? ""}` });
}

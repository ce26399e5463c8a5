import Ajv2020, { type ValidateFunction } from "ajv/dist/2020.js";
import type { Questionnaire } from "../../../../schema/questionnaire";
import type { QuestionType } from "../../../../schema/questionType";
import { faultsOf } from "../../../../server/kit";
import type { FieldFault } from "../../../../shared/errors";
import { isStorable } from "../../../../shared/isStorable";
import type { Json } from "../../../../shared/json";
import { documentSchema, questionSchema } from "./documentSchema";

/** Faults of a document's form, with JSON pointers; none for a document that may be saved as a draft. */
export type DocumentCheck = (document: Json) => readonly FieldFault[];

function faultsBy(validate: ValidateFunction, value: unknown, prefix: string): readonly FieldFault[] {
  if (validate(value)) return [];
  return faultsOf(validate.errors ?? []).map((fault) => ({ ...fault, path: `${prefix}${fault.path}` }));
}

/** Compiles one schema for the whole and one for each type of question, once. */
export function createDocumentCheck(types: ReadonlyMap<string, QuestionType>): DocumentCheck {
  const ajv = new Ajv2020({ strict: true, strictRequired: false, allErrors: true, keywords: ["x-localized", "x-multiline"] });
  const checkWhole = ajv.compile<Questionnaire>(documentSchema);
  const checks = new Map<string, ValidateFunction>();
  const checkOf = (type: QuestionType) => {
    const check = checks.get(type.name) ?? ajv.compile(questionSchema(type));
    checks.set(type.name, check);
    return check;
  };
  return (document) => {
    if (!isStorable(document)) return [{ path: "", rule: "text" }];
    if (!checkWhole(document)) return faultsOf(checkWhole.errors ?? []);
    return document.blocks.flatMap((block, blockIndex) =>
      block.questions.flatMap((question, index) => {
        const type = types.get(question.type);
        return type ? faultsBy(checkOf(type), question, `/blocks/${blockIndex}/questions/${index}`) : [];
      }),
    );
  };
}

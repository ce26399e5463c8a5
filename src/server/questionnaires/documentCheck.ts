import { issuesOf } from "../../schema/faults";
import type { FieldIssue } from "../../shared/errors";
import { isStorable } from "../../shared/isStorable";
import type { Json } from "../../shared/json";
import { documentSchema, questionSchema } from "../../survey/document/documentSchema";
import type { Questionnaire } from "../../survey/questionnaire";
import type { QuestionType } from "../../survey/questionType";
import { type BoundedValidate, createBoundedCompiler } from "../api/boundedValidator";

/** Issues of a document's form, with JSON pointers; none for a document that may be saved as a draft. */
export type DocumentCheck = (document: Json) => readonly FieldIssue[];

function issuesBy(validate: BoundedValidate, value: unknown, prefix: string): readonly FieldIssue[] {
  if (validate(value)) return [];
  return issuesOf(validate.errors ?? []).map((issue) => ({ ...issue, path: `${prefix}${issue.path}` }));
}

/** Compiles one schema for the whole and one for each type of question, once and as it is needed: a start waits for none. @param types by name; other types are not checked */
export function createDocumentCheck(types: ReadonlyMap<string, QuestionType>): DocumentCheck {
  const compile = createBoundedCompiler({ strict: true, strictRequired: false, keywords: ["x-localized", "x-multiline"] });
  let checkWhole: BoundedValidate | undefined;
  const checks = new Map<string, BoundedValidate>();
  const checkOf = (type: QuestionType) => {
    const check = checks.get(type.name) ?? compile(questionSchema(type));
    checks.set(type.name, check);
    return check;
  };
  return (document) => {
    if (!isStorable(document)) return [{ path: "", rule: "text" }];
    checkWhole ??= compile(documentSchema);
    if (!checkWhole(document)) return issuesOf(checkWhole.errors ?? []);
    return (document as unknown as Questionnaire).blocks.flatMap((block, blockIndex) =>
      block.questions.flatMap((question, index) => {
        const type = types.get(question.type);
        return type ? issuesBy(checkOf(type), question, `/blocks/${blockIndex}/questions/${index}`) : [];
      }),
    );
  };
}

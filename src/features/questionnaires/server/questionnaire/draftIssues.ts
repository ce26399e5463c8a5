import type { SpaceDb } from "../../../../server/kit";
import type { Json } from "../../../../shared/json";
import { draftOf } from "../../../../survey/document/draftOf";
import { findIssues, type QuestionnaireIssue } from "../../../../survey/document/findIssues";
import type { Cell } from "../../../../survey/fieldwork/cell";
import { askingOf } from "../../../../survey/logic/askingOf";
import { cellIssues } from "../../../../survey/logic/logicIssues";
import { neededAnswers } from "../../../../survey/logic/neededAnswers";
import { type Question, type Questionnaire, questionsOf } from "../../../../survey/questionnaire";
import type { QuestionType } from "../../../../survey/questionType";
import { findTemplateTexts } from "../../shared/templateTexts";
import type { QuestionnaireServices } from "../services";

type Types = ReadonlyMap<string, QuestionType>;
type Quota = Pick<Cell, "title" | "condition">;

function offersDontKnow({ dontKnow }: Question): boolean {
  return Object.values(dontKnow ?? {}).some((text) => text.trim() !== "");
}

/** Quotas that look at what the draft no longer asks, or at what it lets pass: those respondents would count nowhere. */
export function quotaIssues(draft: Questionnaire, quotas: readonly Quota[], types: Types): readonly QuestionnaireIssue[] {
  const isLost = ({ condition }: Quota) => cellIssues(draft, condition).length > 0;
  const conditions = quotas.map(({ condition }) => condition);
  const needed = [...neededAnswers({ questions: questionsOf(draft), ...askingOf(types) }, conditions).values()];
  return [
    ...quotas.filter(isLost).map(({ title }) => ({ path: "/quotas", fault: "quotaMisfit", params: { title } })),
    ...needed.flatMap(({ question, cell, isDontKnowCounted }): readonly QuestionnaireIssue[] => {
      const title = quotas.find(({ condition }) => condition === cell)?.title ?? "";
      const place = { questionId: question.id, params: { title } };
      const isUncounted = offersDontKnow(question) && !isDontKnowCounted;
      return [
        ...(question.required ? [] : [{ ...place, path: "/required", fault: "quotaOptional" }]),
        ...(isUncounted ? [{ ...place, path: "/dontKnow", fault: "quotaDontKnow" }] : []),
      ];
    }),
  ];
}

/** Each question that still says what it came with: respondents would read "Row 1". */
export function templateIssues(draft: Questionnaire, types: Types): readonly QuestionnaireIssue[] {
  const asked = new Set(questionsOf(draft).flatMap(({ id, type }) => (types.get(type)?.isAssigned === true ? [] : [id])));
  const found = findTemplateTexts(draft, (id) => asked.has(id));
  // One fault a question: a new matrix has half a dozen of them.
  const first = new Map(found.toReversed().map(({ questionId, words }) => [questionId, words]));
  return [...first].toReversed().map(([questionId, text]) => ({ questionId, path: "", fault: "templateText", params: { text } }));
}

/** All that stands between a draft and its publication, its quotas included. */
export async function draftIssues(
  db: SpaceDb,
  row: { readonly id: string; readonly draft: Json | null },
  { types, fieldwork }: Pick<QuestionnaireServices, "types" | "fieldwork">,
): Promise<readonly QuestionnaireIssue[]> {
  const draft = draftOf(row);
  return [
    ...findIssues(draft, types),
    ...templateIssues(draft, types),
    ...quotaIssues(draft, await fieldwork().cells(db, row.id), types),
  ];
}

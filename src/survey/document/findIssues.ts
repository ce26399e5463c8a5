import { logicIssues } from "../logic/logicIssues";
import { type Question, type Questionnaire, questionsOf } from "../questionnaire";
import type { DefinitionIssue, QuestionType } from "../questionType";
import { foreignExpressions } from "./foreignExpressions";

/** A fault that stands between a draft and its publication; without `questionId` it concerns the whole. */
export interface QuestionnaireIssue extends DefinitionIssue {
  readonly questionId?: string;
}

type Types = ReadonlyMap<string, QuestionType>;

/** Members of the list whose key, without regard to case, came before: statistics packages fold it. */
function repeated(questions: readonly Question[], keyOf: (question: Question) => string): ReadonlySet<Question> {
  const seen = new Set<string>();
  return new Set(
    questions.filter((question) => {
      const key = keyOf(question).toLowerCase();
      const isKnown = seen.has(key);
      seen.add(key);
      return isKnown;
    }),
  );
}

function wholeIssues(questionnaire: Questionnaire, types: Types): readonly QuestionnaireIssue[] {
  const questions = questionsOf(questionnaire);
  if (!questions.some((question) => types.get(question.type)?.isAnswerable)) return [{ path: "/blocks", fault: "noQuestions" }];
  const [first] = questions;
  const fault = first && types.get(first.type)?.firstIssue;
  return fault ? [{ questionId: first.id, path: "", fault }] : [];
}

function clockIssues({ minimumSeconds = 0, maximumSeconds }: Question): readonly DefinitionIssue[] {
  if (maximumSeconds === undefined || maximumSeconds > minimumSeconds) return [];
  const params = { min: minimumSeconds, max: maximumSeconds };
  return [{ path: "/maximumSeconds", fault: "timeOutTooSoon", params }];
}

function questionFaults(question: Question, type: QuestionType | undefined, language: string): readonly DefinitionIssue[] {
  if (!type) return [{ path: "/type", fault: "unknownType", params: { type: question.type } }];
  const hasTitle = (question.title[language] ?? "").trim() !== "";
  const titleIssues = type.isAnswerable && !hasTitle ? [{ path: "/title", fault: "noTitle", params: { language } }] : [];
  const limitIssues = type.hasOwnTimeLimits ? [] : clockIssues(question);
  return [...titleIssues, ...limitIssues, ...(type.faults?.(question) ?? [])];
}

/** All that has to be mended before a document of sound form can be published. */
export function findIssues(questionnaire: Questionnaire, types: Types): readonly QuestionnaireIssue[] {
  const questions = questionsOf(questionnaire);
  const language = questionnaire.languages[0] ?? "";
  const sameId = repeated(questions, ({ id }) => id);
  const sameVariable = repeated(questions, ({ variable }) => variable);
  const own = questions.flatMap((question) => {
    const faults = [...questionFaults(question, types.get(question.type), language)];
    if (sameId.has(question)) faults.push({ path: "/id", fault: "duplicateId" });
    if (sameVariable.has(question))
      faults.push({ path: "/variable", fault: "duplicateVariable", params: { variable: question.variable } });
    return faults.map((fault) => ({ questionId: question.id, ...fault }));
  });
  return [...wholeIssues(questionnaire, types), ...own, ...logicIssues(questionnaire), ...foreignExpressions(questionnaire)];
}

import type { Json, JsonObject } from "../../../../shared/json";
import { localize } from "../../../../shared/languages";
import type { Theme } from "../theme";
import type { CompiledQuestion, CompiledQuestionnaire } from "./compileQuestionnaire";
import { closingOf } from "./completeResponse";
import { toSurvey } from "./toSurvey";

/** What the runner starts with. */
export interface ExecutionState {
  /** `null` in a preview, which stores nothing. */
  readonly responseId: string | null;
  readonly state: "open" | "complete";
  readonly title: string;
  readonly welcome: string | null;
  readonly closing: string | null;
  readonly language: string;
  readonly languages: readonly string[];
  /** SurveyJS's JSON; an element's name is the question's id. */
  readonly survey: JsonObject;
  /** SurveyJS's values by question id; comments by `<id>-Comment`. */
  readonly answers: JsonObject;
  readonly missing: Readonly<Record<string, "dont-know">>;
  /** Text of "don't know", where the question offers it. */
  readonly dontKnow: Readonly<Record<string, string>>;
  readonly currentQuestionId: string | null;
  readonly theme: Theme | null;
  readonly labs: number;
}

export interface StoredAnswer {
  readonly questionId: string;
  readonly value: Json | null;
  readonly comment: string | null;
  readonly missing: string | null;
}

function surveyEntries(
  { question, type }: CompiledQuestion,
  { value, comment }: StoredAnswer,
): readonly (readonly [string, Json])[] {
  const shown = value === null ? undefined : (type.toSurveyValue?.(question, value) ?? value);
  return [
    ...(shown === undefined ? [] : [[question.id, shown] as const]),
    ...(comment === null ? [] : [[`${question.id}-Comment`, comment] as const]),
  ];
}

function presentAnswers(questionnaire: CompiledQuestionnaire, answers: readonly StoredAnswer[]): JsonObject {
  return Object.fromEntries(
    answers.flatMap((answer) => {
      const compiled = questionnaire.byId.get(answer.questionId);
      return compiled?.isAsked ? surveyEntries(compiled, answer) : [];
    }),
  );
}

interface Execution extends Pick<ExecutionState, "responseId" | "state" | "currentQuestionId" | "theme" | "labs"> {
  readonly questionnaire: CompiledQuestionnaire;
  readonly answers: readonly StoredAnswer[];
  /** One of the document's. */
  readonly language: string;
  /** Where the document has no title of its own. */
  readonly activityTitle: string;
}

/** The questionnaire in one language, and how far this respondent is. */
export function presentExecution({ questionnaire, answers, activityTitle, ...execution }: Execution): ExecutionState {
  const { document, questions } = questionnaire;
  const { language } = execution;
  const text = (localized: Readonly<Record<string, string>> | undefined) => localize(localized, language, document.languages[0]);
  const asked = questions.filter(({ isAsked }) => isAsked);
  const missing = answers.filter((answer) => answer.missing === "dont-know");
  return {
    ...execution,
    title: text(document.title) || activityTitle,
    welcome: text(document.welcome) || null,
    closing: closingOf(questionnaire, language),
    languages: document.languages,
    survey: toSurvey(questionnaire, language),
    answers: presentAnswers(questionnaire, answers),
    missing: Object.fromEntries(missing.map(({ questionId }) => [questionId, "dont-know" as const])),
    dontKnow: Object.fromEntries(
      asked.map(({ question }) => [question.id, text(question.dontKnow).trim()]).filter(([, label]) => label !== ""),
    ),
  };
}

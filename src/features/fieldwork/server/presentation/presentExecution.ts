import type { ExecutionState } from "../../../../contracts/api/execution";
import type { Json, JsonObject } from "../../../../shared/json";
import { localize } from "../../../../shared/languages";
import type { CompiledQuestion, CompiledQuestionnaire } from "../../../../survey/compile/compileQuestionnaire";
import type { Walk } from "../../../../survey/logic/walk";
import { countedAnswers } from "../answer/narrowedAnswers";
import { answersById, type StoredAnswer } from "../answer/storedAnswers";
import { closingOf } from "../ending/closingOf";
import { clockAt } from "../walk/questionClock";
import { type ResponseDraw, responseWalk, segmentOf, serverCheckpoints } from "../walk/responseWalk";
import { toSurvey } from "./toSurvey";

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

interface Execution
  extends Pick<ExecutionState, "responseId" | "state" | "disposition" | "currentQuestionId" | "theme" | "labs"> {
  readonly questionnaire: CompiledQuestionnaire;
  readonly answers: readonly StoredAnswer[];
  readonly drawn: ResponseDraw;
  /** Since when the respondent is at the current question; `null` before the first. */
  readonly since: string | null;
  /** One of the document's. */
  readonly language: string;
  /** Where the document has no title of its own. */
  readonly activityTitle: string;
}

/** What is asked now: from where nothing before can be changed to where only the server knows how it goes on. */
function presentSegment({ questionnaire, drawn, state, language, currentQuestionId, since }: Execution, path: Walk) {
  // Whoever opens a finished survey again, perhaps on a shared device, is thanked and shown nothing.
  if (state !== "open")
    return { survey: { locale: language, pages: [] }, stops: [], isWhole: true, passed: 0, ahead: 0, clock: null };
  const { start, end } = segmentOf(questionnaire, path, currentQuestionId);
  return {
    survey: toSurvey(path.steps.slice(start, end), { questionnaire, path, drawn, language }),
    stops: serverCheckpoints(questionnaire, path),
    isWhole: path.isWhole && end === path.steps.length,
    passed: start,
    ahead: path.ahead + path.steps.length - end,
    clock: clockAt(questionnaire, path, { position: currentQuestionId, since }) ?? null,
  };
}

/** The questionnaire in one language, and how far this respondent is. */
export function presentExecution(shown: Execution): ExecutionState {
  const { questionnaire, answers, activityTitle, drawn, since: _since, ...execution } = shown;
  const { document, questions } = questionnaire;
  const { language } = execution;
  const text = (localized: Readonly<Record<string, string>> | undefined) => localize(localized, language, document.languages[0]);
  const asked = questions.filter(({ isAsked }) => isAsked);
  const path = responseWalk(questionnaire, drawn, answersById(answers));
  const missing = answers.filter((answer) => answer.missing === "dont-know");
  return {
    ...execution,
    ...presentSegment(shown, path),
    title: text(document.title) || activityTitle,
    welcome: text(document.welcome) || null,
    closing: closingOf(questionnaire, language),
    languages: document.languages,
    answers: presentAnswers(questionnaire, countedAnswers(answers, path)),
    missing: Object.fromEntries(missing.map(({ questionId }) => [questionId, "dont-know" as const])),
    dontKnow: Object.fromEntries(
      asked.map(({ question }) => [question.id, text(question.dontKnow).trim()]).filter(([, label]) => label !== ""),
    ),
  };
}

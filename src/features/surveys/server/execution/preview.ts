import type { Answer } from "../../../../schema/questionnaire";
import type { SpaceDb } from "../../../../server/kit";
import { AppError } from "../../../../shared/errors";
import { draftOf } from "../questionnaire/draftOf";
import { questionnaireOf } from "../questionnaire/questionnaireOf";
import type { SurveyServices } from "../services";

import { type AnswerBody, checkAnswer } from "./checkAnswer";
import type { CompiledQuestionnaire } from "./compileQuestionnaire";
import { leaveSteps } from "./leaveSteps";
import { pickLanguage } from "./pickLanguage";
import { type ExecutionState, presentExecution } from "./presentExecution";
import type { Asked } from "./presentResponse";
import { responseWalk } from "./responseWalk";
import type { StoredAnswer } from "./storedAnswers";

/** A preview draws the same each time: it keeps nothing from one call to the next. */
const DRAWN = { seed: 1, ordinal: 0 };

/** The draft as respondents would get it. @throws AppError `record.notFound` */
export async function previewedQuestionnaire(
  db: SpaceDb,
  activityId: string,
  { compiled }: SurveyServices,
): Promise<CompiledQuestionnaire> {
  const row = await questionnaireOf(db, activityId);
  return compiled.draft(row, draftOf(row));
}

function stored(answers: ReadonlyMap<string, Answer>): readonly StoredAnswer[] {
  return [...answers].map(([questionId, { value, comment, missing }]) => ({
    questionId,
    value: value ?? null,
    comment: comment ?? null,
    missing: missing ?? null,
  }));
}

/** The answers that lie on the way, checked in its order; those that a change has put off it don't count. */
function takeAnswers(questionnaire: CompiledQuestionnaire, given: Readonly<Record<string, AnswerBody>>) {
  const answers = new Map<string, Answer>();
  const tried = new Set<string>();
  for (;;) {
    const way = responseWalk(questionnaire, DRAWN, answers);
    const next = way.steps.find(({ question }) => !tried.has(question.id) && Object.hasOwn(given, question.id));
    const body = next && given[next.question.id];
    if (!next || !body) return answers;
    tried.add(next.question.id);
    const answer = checkAnswer(questionnaire, { questionId: next.question.id, body, read: way.read });
    if (answer) answers.set(next.question.id, answer);
  }
}

/** A preview has no clock of its own: a question that could run out of time is taken to have done so where it is left open. */
function withTimedOut(
  { byId }: CompiledQuestionnaire,
  answers: ReadonlyMap<string, Answer>,
  left: string | undefined,
): ReadonlyMap<string, Answer> {
  const compiled = byId.get(left ?? "");
  if (!compiled?.isAsked || compiled.question.maximumSeconds === undefined || answers.has(compiled.question.id)) return answers;
  return new Map([...answers, [compiled.question.id, { missing: "no-answer" }]]);
}

interface Preview extends Asked {
  readonly activityId: string;
  /** What has been answered so far, in order, and the question that is left; absent at the beginning. */
  readonly move?: { readonly questionId: string; readonly answers: Readonly<Record<string, AnswerBody>> };
}

/** One state of a preview: nothing is begun, and nothing is stored. @throws AppError `record.notFound` and as for respondents */
export async function showPreview(
  db: SpaceDb,
  { activityId, language, theme, move }: Preview,
  services: SurveyServices,
): Promise<ExecutionState> {
  const questionnaire = await previewedQuestionnaire(db, activityId, services);
  const activity = await db.selectFrom("activity").select(["title", "labs"]).where("id", "=", activityId).executeTakeFirst();
  if (!activity) throw new AppError("record.notFound");
  const answers = withTimedOut(questionnaire, takeAnswers(questionnaire, move?.answers ?? {}), move?.questionId);
  const left = move ? leaveSteps({ questionnaire, response: DRAWN, answers }, move.questionId) : undefined;
  const disposition = left?.end?.disposition ?? null;
  return presentExecution({
    responseId: null,
    state: disposition === null ? "open" : disposition === "complete" ? "complete" : "ended",
    disposition,
    questionnaire,
    answers: stored(left?.answers ?? answers),
    drawn: DRAWN,
    language: pickLanguage(questionnaire.document.languages, language),
    activityTitle: activity.title,
    currentQuestionId: left?.next ?? null,
    since: null,
    theme,
    labs: activity.labs,
  });
}

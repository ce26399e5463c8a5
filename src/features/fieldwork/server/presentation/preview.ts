import type { AnswerBody, MoveBody, Preview } from "../../../../contracts/api/execution";
import type { SpaceDb } from "../../../../server/kit";
import { type CompiledQuestionnaire, withCells, withNeeded } from "../../../../survey/compile/compileQuestionnaire";
import { draftOf } from "../../../../survey/document/draftOf";
import type { Walk } from "../../../../survey/logic/walk";
import type { Answer } from "../../../../survey/questionnaire";
import { stampOf } from "../answer/answerTime";
import { askedQuestion, checkAnswer } from "../answer/checkAnswer";
import { requireFitting } from "../answer/narrowedAnswers";
import type { StoredAnswer } from "../answer/storedAnswers";
import { readCells } from "../quotas/cells";
import { matchedCells } from "../quotas/matchedCells";
import type { FieldworkServices } from "../services";
import { type Departure, leaveSteps } from "../walk/leaveSteps";
import { requireDifferentRounds } from "../walk/repeatedRounds";
import { responseWalk } from "../walk/responseWalk";
import { firstStep } from "./firstStep";
import { pickLanguage } from "./pickLanguage";
import { presentExecution } from "./presentExecution";
import type { PresentationOptions } from "./presentResponse";

/** A preview draws the same each time: it keeps nothing from one call to the next. */
const DRAWN = { seed: 1, ordinal: 0 };

async function readPreviewed(db: SpaceDb, activityId: string, { compiled, types, questionnaires }: FieldworkServices) {
  const row = await questionnaires().questionnaireOf(db, activityId);
  const cells = await readCells(db, row.id);
  return { cells, questionnaire: withNeeded(compiled.draft(row, draftOf(row)), cells, types) };
}

/** The draft as respondents would get it. @throws AppError `record.notFound` */
export async function previewedQuestionnaire(
  db: SpaceDb,
  activityId: string,
  services: FieldworkServices,
): Promise<CompiledQuestionnaire> {
  return (await readPreviewed(db, activityId, services)).questionnaire;
}

function stored(answers: ReadonlyMap<string, Answer>): readonly StoredAnswer[] {
  return [...answers].map(([questionId, { value, comment, missing }]) => ({
    questionId,
    value: value ?? null,
    comment: comment ?? null,
    missing: missing ?? null,
  }));
}

/** The draft with the quotas that are taken to be full, as its only ones. */
async function withFull(
  db: SpaceDb,
  { activityId, full }: PreviewOptions,
  services: FieldworkServices,
): Promise<CompiledQuestionnaire> {
  const { cells, questionnaire } = await readPreviewed(db, activityId, services);
  if (full.length === 0) return questionnaire;
  // Whoever tries it out counts on any device and whatever a supplier says.
  const anywhere = cells.filter((cell) => full.includes(cell.id)).map((cell) => ({ ...cell, device: null, segment: null }));
  return withCells(questionnaire, anywhere, services.types);
}

/** How it ends there: where a quota that is taken to be full would have turned the respondent away, so. */
function endOf({ cells }: CompiledQuestionnaire, { end, path, count }: Departure): Departure["end"] {
  if (end && end.disposition !== "complete") return end;
  const [full] = matchedCells(cells, { path, left: count, device: null, segment: null });
  return full ? { disposition: "overQuota", endedBy: full.id } : end;
}

/**
 * Questions that were left open before the one that is left now: it lies further on than the way is known without them.
 * Respondents have this stored as they go; a preview keeps nothing.
 */
function leftOpen({ logic }: CompiledQuestionnaire, { steps, read }: Walk, left: string | undefined): readonly string[] {
  if (left === undefined || steps.some(({ question }) => question.id === left)) return [];
  const open = steps.filter(({ question }) => logic.isAsked(question) && !question.required && !read(question.id));
  return open.map(({ question }) => question.id);
}

interface PreviewMove {
  readonly given: Readonly<Record<string, AnswerBody>>;
  /** The question that is left. */
  readonly left: string | undefined;
  readonly language: string;
}

/** The answers that lie on the way, checked in its order; those that a change has put off it don't count. */
function takeAnswers(questionnaire: CompiledQuestionnaire, { given, left, language }: PreviewMove) {
  const now = new Date();
  const answers = new Map<string, Answer>();
  const tried = new Set<string>();
  for (;;) {
    const path = responseWalk(questionnaire, DRAWN, answers);
    const next = path.steps.find(({ question }) => !tried.has(question.id) && Object.hasOwn(given, question.id));
    const body = next && given[next.question.id];
    if (!next || !body) {
      const open = leftOpen(questionnaire, path, left);
      if (open.length === 0) return answers;
      for (const id of open) answers.set(id, { missing: "no-answer" });
      continue;
    }
    tried.add(next.question.id);
    const { at } = stampOf(body, { startedAt: null, now });
    const answer = checkAnswer(questionnaire, {
      compiled: askedQuestion(questionnaire, next.question.id),
      body,
      read: path.read,
      at,
      language,
    });
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

interface PreviewOptions extends PresentationOptions {
  readonly activityId: string;
  /** Ids of quotas that are taken to be full. */
  readonly full: readonly string[];
  /** What has been answered so far, in order, and the question that is left; absent at the beginning. */
  readonly move?: Required<MoveBody>;
}

/** One state of a preview: nothing is begun, and nothing is stored. @throws AppError `record.notFound` and as for respondents */
export async function showPreview(db: SpaceDb, preview: PreviewOptions, services: FieldworkServices): Promise<Preview> {
  const { activityId, language, theme, move } = preview;
  const questionnaire = await withFull(db, preview, services);
  const { title, labs } = await services.questionnaires().questionnaireOwner(db, activityId);
  const picked = pickLanguage(questionnaire.document.languages, language);
  const taken = takeAnswers(questionnaire, { given: move?.answers ?? {}, left: move?.questionId, language: picked });
  const answers = withTimedOut(questionnaire, taken, move?.questionId);
  const left = move ? leaveSteps({ questionnaire, response: DRAWN, answers }, move.questionId) : undefined;
  if (left) requireFitting(questionnaire, left.path, { left: left.count, language: picked });
  if (left) requireDifferentRounds(questionnaire, left.path, { left: left.count, language: picked });
  const disposition = (left && endOf(questionnaire, left)?.disposition) ?? null;
  const shown = presentExecution({
    responseId: null,
    state: disposition === null ? "open" : disposition === "complete" ? "complete" : "ended",
    disposition,
    questionnaire,
    answers: stored(left?.answers ?? answers),
    drawn: DRAWN,
    language: picked,
    activityTitle: title,
    currentQuestionId: disposition === null ? (left?.next ?? null) : null,
    since: null,
    theme,
    labs,
  });
  return { ...shown, beginsWithQuestion: firstStep(questionnaire) !== undefined };
}

import { newId, type SpaceDb } from "../../../../server/kit";
import { AppError } from "../../../../shared/errors";
import { draftOf } from "../../../../survey/document/draftOf";
import type { Block, Question, Questionnaire } from "../../../../survey/questionnaire";
import { questionsOf } from "../../../../survey/questionnaire";
import type { QuestionInput } from "../../shared/api";
import { questionnaireOf } from "../owner/questionnaireOf";
import type { QuestionnaireServices } from "../services";
import { saveDraft } from "./saveDraft";

interface Place {
  readonly activityId: string;
  readonly language: string | undefined;
}

type Edit = (draft: Questionnaire) => Questionnaire;

/** @throws AppError `record.notFound`, `request.invalid`, `questionnaire.stale` where somebody else saves at the same time */
async function editDraft(db: SpaceDb, { activityId, language }: Place, edit: Edit, services: QuestionnaireServices) {
  const row = await questionnaireOf(db, activityId);
  const draft = edit(draftOf(row, language));
  return saveDraft(db, { activityId, draft, revision: row.draftRevision }, services);
}

function mapQuestions(draft: Questionnaire, change: (question: Question) => readonly Question[]): Questionnaire {
  return { ...draft, blocks: draft.blocks.map((block) => ({ ...block, questions: block.questions.flatMap(change) })) };
}

function freeVariable(draft: Questionnaire): string {
  const taken = new Set(questionsOf(draft).map(({ variable }) => variable));
  let number = taken.size + 1;
  while (taken.has(`Q${number}`)) number += 1;
  return `Q${number}`;
}

function append(draft: Questionnaire, question: Question): Questionnaire {
  const last = draft.blocks.at(-1);
  const rest = draft.blocks.slice(0, -1);
  const block: Block = last ?? { id: newId(), questions: [] };
  return { ...draft, blocks: [...rest, { ...block, questions: [...block.questions, question] }] };
}

/** Adds a question at the end of the draft; without an id or a variable it gets one. @returns its id */
export async function addQuestion(db: SpaceDb, place: Place, given: QuestionInput, services: QuestionnaireServices) {
  const id = typeof given.id === "string" ? given.id : newId();
  const edit: Edit = (draft) => {
    if (questionsOf(draft).some((question) => question.id === id)) throw new AppError("record.exists");
    return append(draft, { variable: freeVariable(draft), ...given, id } as unknown as Question);
  };
  return { id, ...(await editDraft(db, place, edit, services)) };
}

function requireQuestion(draft: Questionnaire, questionId: string): void {
  if (!questionsOf(draft).some(({ id }) => id === questionId)) throw new AppError("execution.unknownQuestion");
}

/** Changes what is given of a question of the draft. @throws AppError `execution.unknownQuestion` */
export async function changeQuestion(
  db: SpaceDb,
  { questionId, ...place }: Place & { readonly questionId: string },
  given: QuestionInput,
  services: QuestionnaireServices,
) {
  const edit: Edit = (draft) => {
    requireQuestion(draft, questionId);
    const changed = (question: Question) => ({ ...question, ...given, id: questionId }) as unknown as Question;
    return mapQuestions(draft, (question) => [question.id === questionId ? changed(question) : question]);
  };
  return { id: questionId, ...(await editDraft(db, place, edit, services)) };
}

/** Takes a question out of the draft; what the logic says of it becomes a fault. @throws AppError `execution.unknownQuestion` */
export async function removeQuestion(
  db: SpaceDb,
  { questionId, ...place }: Place & { readonly questionId: string },
  services: QuestionnaireServices,
) {
  const edit: Edit = (draft) => {
    requireQuestion(draft, questionId);
    return mapQuestions(draft, (question) => (question.id === questionId ? [] : [question]));
  };
  return editDraft(db, place, edit, services);
}

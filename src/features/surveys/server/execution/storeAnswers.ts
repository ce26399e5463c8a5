import { isDeepStrictEqual } from "node:util";
import type { ReadAnswer } from "../../../../schema/logic/holds";
import type { Answer } from "../../../../schema/questionnaire";
import type { SpaceDb } from "../../../../server/kit";
import { AppError } from "../../../../shared/errors";
import { attachFiles, describeFiles, uploadedFiles } from "../files/attachFiles";
import { uploadRules } from "../files/uploadRules";
import { type AnswerBody, askedQuestion, checkAnswer } from "./checkAnswer";
import type { CompiledQuestionnaire } from "./compileQuestionnaire";
import { type Drawn, isChangeable, responseWalk } from "./responseWalk";
import { answerRow, upsertAnswers } from "./writeAnswer";

/** What answers go into, held open by the present transaction. */
export interface OpenTarget extends Drawn {
  readonly id: string;
  readonly questionnaireVersion: string;
  readonly currentQuestionId: string | null;
}

interface Entry {
  readonly questionId: string;
  readonly body: AnswerBody;
}

interface Store {
  readonly response: OpenTarget;
  readonly questionnaire: CompiledQuestionnaire;
  /** What is stored so far; may be empty where nothing depends on anything. */
  readonly answers: ReadonlyMap<string, Answer>;
}

/** Whether an answer is stored like this already: a reply was lost, and it is sent again. */
function isStored(stored: Answer | undefined, { value, comment, missing }: AnswerBody): boolean {
  if (!stored) return false;
  const given = [value ?? null, comment ?? null, missing ?? null];
  return isDeepStrictEqual(given, [stored.value ?? null, stored.comment ?? null, stored.missing ?? null]);
}

/**
 * Earlier answers that a question's options depend on; nothing where the answer is stored and can't be changed any more.
 * @throws AppError `execution.notCurrentQuestion` where the way doesn't lead to it, or would change
 */
function readFor(
  { response, questionnaire }: Store,
  answers: ReadonlyMap<string, Answer>,
  { questionId, body }: Entry,
): ReadAnswer | undefined {
  if (questionnaire.logic.isPlain) return () => undefined;
  const way = responseWalk(questionnaire, response, answers);
  if (isChangeable(questionnaire, way, { questionId, position: response.currentQuestionId })) return way.read;
  const isBehind = way.steps.some(({ question }) => question.id === questionId);
  if (isBehind && isStored(answers.get(questionId), body)) return undefined;
  throw new AppError("execution.notCurrentQuestion");
}

/** The answer of one entry, with its files attached. */
async function take(db: SpaceDb, store: Store, { questionId, body }: Entry, read: ReadAnswer): Promise<Answer | undefined> {
  const { response, questionnaire } = store;
  const takesFiles = uploadRules(askedQuestion(questionnaire, questionId)) !== undefined;
  const files = takesFiles ? await uploadedFiles(db, response.id, questionId) : undefined;
  const value = files ? describeFiles(body.value, files) : body.value;
  const answer = checkAnswer(questionnaire, { questionId, body: { ...body, value }, read });
  if (files) await attachFiles(db, answer?.value, files);
  return answer;
}

/**
 * Checks and stores answers in the order in which they were given, over those before; sending them again changes
 * nothing. All or none of them.
 * @returns the answers that are stored now
 * @throws AppError `execution.unknownQuestion`, `execution.notCurrentQuestion`, `execution.invalidAnswer`
 */
export async function storeAnswers(db: SpaceDb, store: Store, entries: readonly Entry[]): Promise<ReadonlyMap<string, Answer>> {
  const { response } = store;
  const answers = new Map(store.answers);
  const taken = new Map<string, Answer | undefined>();
  for (const entry of entries) {
    const { questionId } = entry;
    askedQuestion(store.questionnaire, questionId);
    const read = readFor(store, answers, entry);
    if (!read) continue;
    const answer = await take(db, store, entry, read);
    taken.set(questionId, answer);
    if (answer) answers.set(questionId, answer);
    else answers.delete(questionId);
  }
  const savedAt = new Date().toISOString();
  const place = { response: response.id, questionnaireVersion: response.questionnaireVersion };
  const rows = [...taken].flatMap(([questionId, answer]) =>
    answer ? [answerRow({ ...place, questionId }, answer, savedAt)] : [],
  );
  const removed = [...taken].filter(([, answer]) => !answer).map(([questionId]) => questionId);
  if (rows.length > 0) await upsertAnswers(db, rows);
  if (removed.length > 0)
    await db.deleteFrom("answer").where("response", "=", response.id).where("questionId", "in", removed).execute();
  return answers;
}

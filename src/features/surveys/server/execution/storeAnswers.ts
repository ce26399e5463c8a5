import type { ReadAnswer } from "../../../../schema/logic/holds";
import type { Answer } from "../../../../schema/questionnaire";
import type { SpaceDb } from "../../../../server/kit";
import { attachFiles, describeFiles, uploadedFiles } from "../files/attachFiles";
import { uploadRules } from "../files/uploadRules";
import { type AnswerBody, askedQuestion, checkAnswer } from "./checkAnswer";
import type { CompiledQuestionnaire } from "./compileQuestionnaire";
import { effortOf } from "./effort";
import { type Drawn, requireChangeable, responseWalk } from "./responseWalk";
import { answerRow, upsertAnswers } from "./writeAnswer";

/** What answers go into, held open by the present transaction. */
export interface OpenTarget extends Drawn {
  readonly id: string;
  readonly questionnaireVersion: string;
  readonly currentQuestionId: string | null;
  readonly startedAt: string | null;
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

/** Earlier answers that a question's options depend on; refuses a question that the way doesn't lead to. */
function readFor({ response, questionnaire }: Store, answers: ReadonlyMap<string, Answer>, questionId: string): ReadAnswer {
  if (questionnaire.logic.isPlain) return () => undefined;
  const way = responseWalk(questionnaire, response, answers);
  requireChangeable(questionnaire, way, { questionId, position: response.currentQuestionId });
  return way.read;
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

interface Taken {
  readonly answer: Answer | undefined;
  readonly body: AnswerBody;
}

/** The rows of what was answered, with what it took by the server's own clock. */
function rowsOf({ id: response, questionnaireVersion, startedAt }: OpenTarget, taken: ReadonlyMap<string, Taken>, now: Date) {
  const sinceStartMs = startedAt === null ? 0 : now.getTime() - new Date(startedAt).getTime();
  return [...taken].flatMap(([questionId, { answer, body }]) => {
    const place = { response, questionnaireVersion, questionId };
    return answer ? [answerRow(place, answer, now.toISOString(), effortOf(body, sinceStartMs))] : [];
  });
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
  const taken = new Map<string, Taken>();
  for (const entry of entries) {
    const { questionId } = entry;
    askedQuestion(store.questionnaire, questionId);
    const answer = await take(db, store, entry, readFor(store, answers, questionId));
    taken.set(questionId, { answer, body: entry.body });
    if (answer) answers.set(questionId, answer);
    else answers.delete(questionId);
  }
  const rows = rowsOf(response, taken, new Date());
  const removed = [...taken].filter(([, { answer }]) => !answer).map(([questionId]) => questionId);
  if (rows.length > 0) await upsertAnswers(db, rows);
  if (removed.length > 0)
    await db.deleteFrom("answer").where("response", "=", response.id).where("questionId", "in", removed).execute();
  return answers;
}

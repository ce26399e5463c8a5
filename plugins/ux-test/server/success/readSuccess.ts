import type { SpaceDb } from "../../../../src/server/kit";
import { answerIn, type UxTaskQuestion } from "../../questions/uxTask/uxTaskQuestion";
import type { PersonTask } from "../../shared/api/success";
import { readNavigation } from "../navigation/readNavigation";

/** What is known of one person at one task. */
export interface KnownRun extends PersonTask {
  readonly responseId: string;
}

export interface SuccessOptions {
  readonly questionnaireId: string;
  /** By question id. */
  readonly tasks: ReadonlyMap<string, UxTaskQuestion>;
  /** Of these responses alone, by id. @default all that aren't test responses */
  readonly responses?: ReadonlySet<string>;
}

/** What the team says of a recording's outcome. */
export const SEEN = ["SEEN_SUCCESS", "SEEN_FAILURE"] as const;

function answersOf(db: SpaceDb, { questionnaireId, tasks, responses }: SuccessOptions) {
  const query = db
    .selectFrom("answer")
    .innerJoin("response", "response.id", "answer.response")
    .select(["answer.response", "answer.questionId", "answer.value"])
    .where("response.questionnaire", "=", questionnaireId)
    .where("answer.questionId", "in", [...tasks.keys()]);
  return (responses ? query : query.where("response.isTest", "is not", true)).execute();
}

function marksOf(db: SpaceDb, { questionnaireId, tasks, responses }: SuccessOptions) {
  const query = db
    .selectFrom("uxMark")
    .innerJoin("response", "response.id", "uxMark.response")
    .select(["uxMark.response", "uxMark.question", "uxMark.kind"])
    .where("response.questionnaire", "=", questionnaireId)
    .where("uxMark.question", "in", [...tasks.keys()])
    .where("uxMark.kind", "in", [...SEEN]);
  return (responses ? query : query.where("response.isTest", "is not", true)).execute();
}

/**
 * How people fared with each task, by every proof that there is: who has answered, was marked in a recording, or whose page
 * reported anything.
 */
export async function readSuccess(db: SpaceDb, wanted: SuccessOptions): Promise<readonly KnownRun[]> {
  if (wanted.tasks.size === 0) return [];
  const runs = new Map<string, KnownRun>();
  const { responses } = wanted;
  const know = (responseId: string, questionId: string, found: Partial<PersonTask>) => {
    if (responses && !responses.has(responseId)) return;
    const key = `${responseId} ${questionId}`;
    const nothing = { declared: null, seen: null, measured: null, seconds: null, ease: null };
    runs.set(key, { ...nothing, ...runs.get(key), responseId, questionId, ...found });
  };
  for (const { response, questionId, value } of await answersOf(db, wanted)) {
    const answer = answerIn(value);
    if (answer) know(response, questionId, { declared: answer.outcome, seconds: answer.seconds, ease: answer.ease ?? null });
  }
  for (const { response, question, kind } of await marksOf(db, wanted))
    know(response, question, { seen: kind === "SEEN_SUCCESS" });
  for await (const { responseId, questionId, isReached } of readNavigation(db, {
    ...wanted,
    ...(responses ? { responseIds: [...responses] } : {}),
  }))
    know(responseId, questionId, { measured: isReached });
  return [...runs.values()];
}

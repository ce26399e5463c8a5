import type { SpaceDb } from "../../../../src/server/kit";
import { AppError } from "../../../../src/shared/errors";
import type { UxTaskQuestion } from "../../questions/uxTask/uxTaskQuestion";
import type { SessionEvent } from "../../shared/api/navigation";
import { evaluateNavigation, orderEvents } from "../../shared/navigation/evaluate";
import { pageOf } from "../../shared/navigation/urlPattern";
import { readEvents } from "./readNavigation";

const MOST_EVENTS = 500;

const isTold = (kind: string): kind is Exclude<SessionEvent["kind"], "CHECKPOINT"> =>
  kind === "LOAD" || kind === "HISTORY" || kind === "CLICK" || kind === "CHANGE";

interface WantedSession {
  readonly questionnaireId: string;
  readonly responseId: string;
  readonly questionId: string;
  /** As published; absent where an earlier version alone asks it. */
  readonly task: UxTaskQuestion | undefined;
}

/** When the first recording of a person at a task begins, in milliseconds since 1970. @throws AppError `record.notFound` */
async function beginningOf(db: SpaceDb, { questionnaireId, responseId, questionId }: WantedSession): Promise<number> {
  const first = await db
    .selectFrom("uxRecording")
    .innerJoin("response", "response.id", "uxRecording.response")
    .select("uxRecording.startedAt")
    .where("response.questionnaire", "=", questionnaireId)
    .where("uxRecording.response", "=", responseId)
    .where("uxRecording.question", "=", questionId)
    .orderBy("uxRecording.startedAt")
    .executeTakeFirst();
  if (!first) throw new AppError("record.notFound");
  return Date.parse(first.startedAt);
}

/**
 * What happened on the site while a person was recorded at a task, on the timeline of the recording: both follow the clock of
 * their device. At most the first 500.
 * @throws AppError `record.notFound` if nothing of the questionnaire was recorded there
 */
export async function readSessionEvents(db: SpaceDb, wanted: WantedSession): Promise<readonly SessionEvent[]> {
  const { responseId, questionId, task } = wanted;
  const begins = await beginningOf(db, wanted);
  const [run] = await readEvents(db, [responseId], [questionId]);
  const ordered = orderEvents(run?.events ?? []);
  // The page may be there before its recorder is on.
  const atMs = (at: number) => Math.max(0, Math.round(at - begins));
  const told = ordered.flatMap(({ kind, at, url, selector }): SessionEvent[] =>
    isTold(kind) ? [{ atMs: atMs(at), kind, page: pageOf(url), name: selector ?? null }] : [],
  );
  const reached = evaluateNavigation(ordered, task ?? {}).checkpoints.map(({ id, at }): SessionEvent => {
    const name = task?.checkpoints?.find((one) => one.id === id)?.name ?? id;
    const url = ordered.findLast((event) => event.at <= at)?.url ?? "";
    return { atMs: atMs(at), kind: "CHECKPOINT", page: pageOf(url), name };
  });
  return [...told, ...reached].sort((one, other) => one.atMs - other.atMs).slice(0, MOST_EVENTS);
}

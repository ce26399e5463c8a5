import type { SpaceDb } from "../../../../src/server/kit";
import type { UxTaskQuestion } from "../../questions/uxTask/uxTaskQuestion";
import { evaluateNavigation, type Measurement } from "../../shared/navigation/evaluate";
import type { EventDetails, EventKind, NavigationEvent } from "../../shared/navigation/events";

/** Responses whose events are in memory at once: at most 5,000 events for each question. */
const AT_ONCE = 20;
/** Responses that are asked at once whether they have any. */
const ASKED_AT_ONCE = 500;

/** One person at one task. */
export interface MeasuredRun extends Measurement {
  readonly responseId: string;
  readonly questionId: string;
  /** Milliseconds since 1970 of the first event. */
  readonly startedAt: number;
}

export interface MeasuredQuestions {
  readonly questionnaireId: string;
  /** By question id. */
  readonly tasks: ReadonlyMap<string, UxTaskQuestion>;
  /** Of these alone. @default all that aren't test responses */
  readonly responseIds?: readonly string[];
}

/** Responses to a questionnaire that have events, by id. */
const withEvents = (db: SpaceDb, questionnaireId: string) =>
  db
    .selectFrom("response")
    .select("response.id")
    .where("response.questionnaire", "=", questionnaireId)
    .where((eb) => eb.exists(eb.selectFrom("uxEvent").select("uxEvent.id").whereRef("uxEvent.response", "=", "response.id")))
    .orderBy("response.id");

async function* chosenWithEvents(db: SpaceDb, questionnaireId: string, chosen: readonly string[]) {
  for (let from = 0; from < chosen.length; from += ASKED_AT_ONCE) {
    const asked = chosen.slice(from, from + ASKED_AT_ONCE);
    const found = await withEvents(db, questionnaireId).where("response.id", "in", asked).execute();
    for (let at = 0; at < found.length; at += AT_ONCE) yield found.slice(at, at + AT_ONCE).map(({ id }) => id);
  }
}

async function* allWithEvents(db: SpaceDb, questionnaireId: string) {
  const query = withEvents(db, questionnaireId).where("response.isTest", "is not", true).limit(AT_ONCE);
  let after: string | undefined;
  for (;;) {
    const ids = (await (after ? query.where("response.id", ">", after) : query).execute()).map(({ id }) => id);
    if (ids.length > 0) yield ids;
    if (ids.length < AT_ONCE) return;
    after = ids.at(-1);
  }
}

/** Events of responses at questions, by response and question; not in order. */
export async function readEvents(db: SpaceDb, responseIds: readonly string[], questionIds: readonly string[]) {
  const rows = await db
    .selectFrom("uxEvent")
    .select(["response", "question", "tab", "number", "at", "kind", "url", "selector", "x", "y", "data"])
    .where("response", "in", [...responseIds])
    .where("question", "in", [...questionIds])
    .execute();
  const runs = new Map<
    string,
    { readonly responseId: string; readonly questionId: string; readonly events: NavigationEvent[] }
  >();
  for (const { response, question, at, kind, selector, x, y, data, ...row } of rows) {
    const key = `${response} ${question}`;
    const run = runs.get(key) ?? { responseId: response, questionId: question, events: [] };
    const found = { selector: selector ?? undefined, x: x ?? undefined, y: y ?? undefined };
    const known = Object.fromEntries(Object.entries(found).filter(([, value]) => value !== undefined));
    run.events.push({ ...row, kind: kind as EventKind, at: new Date(at).getTime(), ...known, ...((data ?? {}) as EventDetails) });
    runs.set(key, run);
  }
  return [...runs.values()];
}

/**
 * What each person did on the sites of a questionnaire's navigation tasks, as measured; one response's events after the other, so
 * that thousands of them need no memory.
 */
export async function* readNavigation(db: SpaceDb, wanted: MeasuredQuestions): AsyncGenerator<MeasuredRun> {
  const { questionnaireId, tasks, responseIds: chosen } = wanted;
  const questionIds = [...tasks.keys()];
  if (questionIds.length === 0) return;
  const batches = chosen ? chosenWithEvents(db, questionnaireId, chosen) : allWithEvents(db, questionnaireId);
  for await (const responseIds of batches)
    for (const { events, ...run } of await readEvents(db, responseIds, questionIds)) {
      const task = tasks.get(run.questionId);
      const startedAt = Math.min(...events.map(({ at }) => at));
      if (task) yield { ...run, startedAt, ...evaluateNavigation(events, task) };
    }
}

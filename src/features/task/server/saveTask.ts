import { newId, type RecordWrites, type SpaceDb } from "../../../server/kit";
import { AppError, type FieldIssue } from "../../../shared/errors";
import type { TaskPart, TaskSettings } from "../shared/api";
import { TASK_ERRORS } from "../shared/errors";
import { TASK } from "../shared/task";
import { countAnswers } from "./answers";
import { readParts, type StoredPart } from "./readTask";

type Records = Pick<RecordWrites, "create" | "update" | "remove">;

/** Parts that can't be told apart, by the second of them, and those that aren't the task's. */
function faultsOf(parts: readonly TaskPart[], before: readonly StoredPart[]): readonly FieldIssue[] {
  const known = new Set(before.map(({ id }) => id));
  const titles = parts.map(({ title }) => title);
  const ids = parts.map(({ id }) => id);
  return parts.flatMap(({ id, title }, index): FieldIssue[] => {
    if (titles.indexOf(title) < index) return [{ path: `/parts/${index}/title`, rule: "uniqueItems" }];
    return id && (!known.has(id) || ids.indexOf(id) < index) ? [{ path: `/parts/${index}/id`, rule: "reference" }] : [];
  });
}

/** What members answered to stays what it was. @throws AppError `task.hasAnswers` with `part` and `count` */
async function demandKept(db: SpaceDb, activityId: string, before: readonly StoredPart[], parts: readonly TaskPart[]) {
  const answers = await countAnswers(db, activityId);
  const after = new Map(parts.map((part) => [part.id, part]));
  for (const part of before) {
    const count = answers.get(part.id)?.answers ?? 0;
    if (count === 0 || after.get(part.id)?.kind === part.kind) continue;
    throw new AppError(TASK_ERRORS.hasAnswers, { extensions: { part: part.title, count }, params: { smart_count: count } });
  }
}

/** Titles are unique at any moment: those that go from one part to another are given up first. */
async function freeTitles(db: SpaceDb, before: readonly StoredPart[], parts: readonly TaskPart[]): Promise<void> {
  const titleOf = new Map(before.map(({ id, title }) => [id, title]));
  const wanted = new Set(parts.filter(({ id, title }) => titleOf.get(id ?? "") !== title).map(({ title }) => title));
  for (const { id, title } of before)
    if (wanted.has(title)) await db.updateTable("topic").set({ title: id }).where("id", "=", id).execute();
}

async function writePart(db: SpaceDb, activityId: string, part: TaskPart, position: number, records: Records): Promise<void> {
  const { id, title, description, kind, isRequired, minWords } = part;
  const words = { title, description: description === "" ? null : description, position };
  const topic = id
    ? (await records.update("topic", id, words)).id
    : (await records.create("topic", { activity: activityId, ...words })).id;
  const own = { kind, isRequired, minWords };
  await db
    .insertInto("taskPart")
    .values({ id: newId(), topic: String(topic), ...own })
    .onConflict((conflict) => conflict.columns(["spaceId", "topic"]).doUpdateSet(own))
    .execute();
}

async function write(db: SpaceDb, activityId: string, { othersVisible, parts }: TaskSettings, records: Records) {
  const before = await readParts(db, activityId);
  const faults = faultsOf(parts, before);
  if (faults.length > 0) throw new AppError("request.invalid", { faults });
  await demandKept(db, activityId, before, parts);
  await db
    .insertInto("taskSettings")
    .values({ id: newId(), activity: activityId, othersVisible })
    .onConflict((conflict) => conflict.columns(["spaceId", "activity"]).doUpdateSet({ othersVisible }))
    .execute();
  const kept = new Set(parts.map(({ id }) => id));
  for (const { id } of before) if (!kept.has(id)) await records.remove("topic", id);
  const staying = before.filter(({ id }) => kept.has(id));
  await freeTitles(db, staying, parts);
  for (const [index, part] of parts.entries()) await writePart(db, activityId, part, index + 1, records);
}

/**
 * Saves what a task asks for. A part that was answered is neither removed nor made one of another kind.
 * @param records by which the parts' topics are written, as the person may
 * @throws AppError `record.notFound`, `request.invalid`, `task.hasAnswers`
 */
export async function saveTask(db: SpaceDb, activityId: string, given: TaskSettings, records: Records): Promise<void> {
  const parts = given.parts.map((part) => ({ ...part, title: part.title.trim(), description: part.description.trim() }));
  await db.transaction(async () => {
    // Held: answers wait until it is saved, and see what is asked then.
    const activity = await db.selectFrom("activity").select("type").where("id", "=", activityId).forUpdate().executeTakeFirst();
    if (activity?.type !== TASK) throw new AppError("record.notFound");
    await write(db, activityId, { ...given, parts }, records);
  });
}

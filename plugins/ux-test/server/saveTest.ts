import { newId, type SpaceDb } from "../../../src/server/kit";
import { AppError, type FieldIssue } from "../../../src/shared/errors";
import type { UxTask } from "../shared/api/schemas";
import type { UxSettings } from "../shared/api/settings";
import { UX_ERRORS } from "../shared/errors";
import { UX_TEST } from "../shared/uxTest";
import { countPeople, readSettings, readTasks } from "./readTest";

/** Faults that no schema says. */
function faultsOf({ tasks }: UxSettings): readonly FieldIssue[] {
  return tasks.flatMap(({ id, minimumSeconds, timeoutSeconds }, place): FieldIssue[] => {
    if (tasks.findIndex((task) => task.id === id) < place) return [{ path: `/tasks/${place}/id`, rule: "uniqueItems" }];
    if ((minimumSeconds ?? 0) < timeoutSeconds) return [];
    return [{ path: `/tasks/${place}/minimumSeconds`, rule: "maximum", params: { limit: timeoutSeconds - 1 } }];
  });
}

/** Ids are made where a task is added: one that belongs elsewhere is refused. */
async function demandOwnIds(db: SpaceDb, activityId: string, { tasks }: UxSettings): Promise<void> {
  const ids = tasks.map(({ id }) => id);
  const rows = await db.selectFrom("uxTask").select(["id", "activity"]).where("id", "in", ids).execute();
  const foreign = rows.filter(({ activity }) => activity !== activityId).map(({ id }) => id);
  const faults = ids.flatMap((id, place) => (foreign.includes(id) ? [{ path: `/tasks/${place}/id`, rule: "unique" }] : []));
  if (faults.length > 0) throw new AppError("request.invalid", { faults });
}

/** What people were asked, without what only the team reads. */
const asked = ({ name: _, ...task }: UxTask) => JSON.stringify(Object.entries(task).sort());

/** Who has begun was asked all of it: only names may still change. @throws AppError `uxTest.hasAttempts` */
async function demandKept(db: SpaceDb, activityId: string, settings: UxSettings): Promise<void> {
  if ((await countPeople(db, activityId)) === 0) return;
  const before = await readTasks(db, activityId);
  const saved = await readSettings(db, activityId);
  const isSame =
    before.length === settings.tasks.length &&
    before.every((task, place) => {
      const given = settings.tasks[place];
      return given !== undefined && asked(task) === asked(given);
    }) &&
    saved?.initialUrl === settings.initialUrl &&
    saved.isRandomOrder === settings.isRandomOrder;
  if (!isSame) throw new AppError(UX_ERRORS.hasAttempts);
}

async function saveTasks(db: SpaceDb, activityId: string, tasks: readonly UxTask[]): Promise<void> {
  const ids = tasks.map(({ id }) => id);
  await db.deleteFrom("uxTask").where("activity", "=", activityId).where("id", "not in", ids).execute();
  for (const [index, { id, ...task }] of tasks.entries()) {
    const values = { ...task, name: task.name.trim(), instructions: task.instructions.trim(), position: index + 1 };
    await db
      .insertInto("uxTask")
      .values({ id, activity: activityId, ...values })
      .onConflict((conflict) => conflict.column("id").doUpdateSet(values))
      .execute();
  }
}

/**
 * Saves the tasks of a usability test.
 * @throws AppError `record.notFound`, `request.invalid`, `uxTest.hasAttempts`
 */
export async function saveTest(db: SpaceDb, activityId: string, settings: UxSettings): Promise<void> {
  const faults = faultsOf(settings);
  if (faults.length > 0) throw new AppError("request.invalid", { faults });
  await db.transaction(async () => {
    // Held: whoever begins waits until it is saved, and is asked what stands then.
    const activity = await db.selectFrom("activity").select("type").where("id", "=", activityId).forUpdate().executeTakeFirst();
    if (activity?.type !== UX_TEST) throw new AppError("record.notFound");
    await demandOwnIds(db, activityId, settings);
    await demandKept(db, activityId, settings);
    const { initialUrl, isRandomOrder } = settings;
    await db
      .insertInto("usabilityTest")
      .values({ id: newId(), activity: activityId, initialUrl, isRandomOrder })
      .onConflict((conflict) => conflict.columns(["spaceId", "activity"]).doUpdateSet({ initialUrl, isRandomOrder }))
      .execute();
    await saveTasks(db, activityId, settings.tasks);
  });
}

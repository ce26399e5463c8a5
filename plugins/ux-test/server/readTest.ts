import type { SpaceDb } from "../../../src/server/kit";
import { AppError } from "../../../src/shared/errors";
import type { UxTask } from "../shared/api/schemas";
import { USUAL_TIMEOUT, UX_TEST } from "../shared/uxTest";

/** @throws AppError `record.notFound` where the activity is no usability test */
export async function demandUxTest(db: SpaceDb, activityId: string): Promise<void> {
  const activity = await db.selectFrom("activity").select("type").where("id", "=", activityId).executeTakeFirst();
  if (activity?.type !== UX_TEST) throw new AppError("record.notFound");
}

/** A test's own settings; nothing before they are saved. */
export async function readSettings(db: SpaceDb, activityId: string) {
  return db
    .selectFrom("usabilityTest")
    .select(["initialUrl", "isRandomOrder"])
    .where("activity", "=", activityId)
    .executeTakeFirst();
}

/** The tasks of some activities, in their order. */
export async function readTasksOf(
  db: SpaceDb,
  activityIds: readonly string[],
): Promise<readonly (UxTask & { readonly activity: string | null })[]> {
  if (activityIds.length === 0) return [];
  const rows = await db
    .selectFrom("uxTask")
    .select(["id", "activity", "name", "type", "instructions", "startUrlDesktop", "startUrlPhone"])
    .select(["minimumSeconds", "timeoutSeconds"])
    .where("activity", "in", [...activityIds])
    .orderBy("position")
    .orderBy("id")
    .execute();
  return rows.map((row) => ({
    ...row,
    type: row.type as UxTask["type"],
    timeoutSeconds: row.timeoutSeconds ?? USUAL_TIMEOUT,
  }));
}

export async function readTasks(db: SpaceDb, activityId: string): Promise<readonly UxTask[]> {
  return (await readTasksOf(db, [activityId])).map(({ activity: _, ...task }) => task);
}

/** How many members have begun. */
export async function countPeople(db: SpaceDb, activityId: string): Promise<number> {
  const { people } = await db
    .selectFrom("uxAttempt")
    .innerJoin("uxTask", "uxTask.id", "uxAttempt.uxTask")
    .select((eb) => eb.fn.count<number>("uxAttempt.member").distinct().as("people"))
    .where("uxTask.activity", "=", activityId)
    .executeTakeFirstOrThrow();
  return Number(people);
}

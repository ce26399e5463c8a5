import { type ActivityCopy, newId } from "../../../src/server/kit";
import { readSettings, readTasks } from "./readTest";

/** The same tasks in the copy of an activity, where nobody has begun any. */
export async function duplicateTest({ db, from, to }: ActivityCopy): Promise<void> {
  const settings = await readSettings(db, from);
  if (!settings) return;
  await db
    .insertInto("usabilityTest")
    .values({ id: newId(), activity: to, ...settings })
    .execute();
  for (const [index, task] of (await readTasks(db, from)).entries())
    await db
      .insertInto("uxTask")
      .values({ ...task, id: newId(), activity: to, position: index + 1 })
      .execute();
}

import type { SpaceDb } from "../../../src/server/kit";
import { AppError } from "../../../src/shared/errors";
import { shuffledBy } from "../../../src/shared/random";
import type { MemberUxTest } from "../shared/api/member";
import { readAttempts } from "./attempts";
import { readSettings, readTasks } from "./readTest";

export interface Who {
  readonly activityId: string;
  readonly memberId: string;
}

/** A usability test as a member sees it. @throws AppError `record.notFound` before its tasks are saved */
export async function memberTest(db: SpaceDb, who: Who): Promise<MemberUxTest> {
  const settings = await readSettings(db, who.activityId);
  if (!settings) throw new AppError("record.notFound");
  const now = Date.now();
  const own = await readTasks(db, who.activityId);
  const attempts = await readAttempts(db, { tasks: own, memberId: who.memberId }, now);
  // The member's own order, whenever they come back.
  const ordered = settings.isRandomOrder ? shuffledBy(who.activityId + who.memberId, own) : own;
  const tasks = ordered.map((task) => {
    const isNavigation = task.type === "NAVIGATION_TEST";
    return {
      ...task,
      startUrlDesktop: isNavigation ? (task.startUrlDesktop ?? settings.initialUrl) : null,
      startUrlPhone: isNavigation ? (task.startUrlPhone ?? task.startUrlDesktop ?? settings.initialUrl) : null,
      attempt: attempts.get(task.id) ?? null,
    };
  });
  const isDone = tasks.length > 0 && tasks.every(({ attempt }) => attempt?.endedAt);
  return { tasks, isDone: Boolean(isDone), now: new Date(now).toISOString() };
}

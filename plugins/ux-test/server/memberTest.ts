import type { SpaceDb } from "../../../src/server/kit";
import { AppError } from "../../../src/shared/errors";
import { createRandom } from "../../../src/shared/random";
import type { MemberUxTest } from "../shared/api/member";
import type { UxTask } from "../shared/api/schemas";
import { readAttempts } from "./attempts";
import { readSettings, readTasks } from "./readTest";

export interface Who {
  readonly activityId: string;
  readonly memberId: string;
}

/** A number of 32 bits that follows from a text. */
function seedOf(text: string): number {
  let seed = 0;
  for (const sign of text) seed = (Math.imul(seed, 31) + (sign.codePointAt(0) ?? 0)) | 0;
  return seed;
}

/** In an order of the member's own, which is the same whenever they come back. */
function shuffled(tasks: readonly UxTask[], { activityId, memberId }: Who): readonly UxTask[] {
  const random = createRandom(seedOf(activityId + memberId));
  return tasks
    .map((task) => ({ task, rank: random() }))
    .sort((a, b) => a.rank - b.rank)
    .map(({ task }) => task);
}

/** A usability test as a member sees it. @throws AppError `record.notFound` before its tasks are saved */
export async function memberTest(db: SpaceDb, who: Who): Promise<MemberUxTest> {
  const settings = await readSettings(db, who.activityId);
  if (!settings) throw new AppError("record.notFound");
  const now = Date.now();
  const own = await readTasks(db, who.activityId);
  const attempts = await readAttempts(db, { tasks: own, memberId: who.memberId }, now);
  const tasks = (settings.isRandomOrder ? shuffled(own, who) : own).map((task) => {
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

import type { Participations } from "../../../src/contracts/services/participation";
import { newId, type SpaceDb } from "../../../src/server/kit";
import { AppError } from "../../../src/shared/errors";
import type { MemberTask, MemberUxTest } from "../shared/api/member";
import { UX_ERRORS } from "../shared/errors";
import { memberTest, type Who } from "./memberTest";

export interface Step extends Who {
  readonly taskId: string;
}

/**
 * One step of a member, one after the other. Whoever has begun a task may end it after the activity has.
 * @throws AppError as `participations.demand`, and the step
 */
async function step(
  db: SpaceDb,
  { activityId, memberId, taskId }: Step,
  participations: Participations,
  take: (task: MemberTask, test: MemberUxTest) => Promise<void>,
): Promise<MemberUxTest> {
  const who = { activityId, memberId };
  return db.transaction(async () => {
    // Shared by all who take part; whoever changes the tasks waits for them.
    await db.selectFrom("activity").select("id").where("id", "=", activityId).forShare().execute();
    await participations.admit(db, who);
    const isBegun = (await participations.holdStatus(db, who)) !== undefined;
    if (!isBegun) await participations.demand(db, who);
    await participations.start(db, who);
    await participations.holdStatus(db, who);
    const test = await memberTest(db, who);
    const task = test.tasks.find(({ id }) => id === taskId);
    if (!task) throw new AppError("record.notFound");
    await take(task, test);
    const after = await memberTest(db, who);
    if (after.isDone) await participations.complete(db, who);
    return after;
  });
}

interface Starting {
  readonly isPhone: boolean;
}

/** Begins the next task; one that was begun goes on. @throws AppError `uxTest.wrongTask` where another comes first */
export function startTask(db: SpaceDb, of: Step, { isPhone }: Starting, participations: Participations): Promise<MemberUxTest> {
  return step(db, of, participations, async (task, { tasks }) => {
    if (task.attempt) return;
    // Being asked something new is taking part anew: that ends with the activity.
    await participations.demand(db, of);
    if (tasks.find(({ attempt }) => !attempt?.endedAt)?.id !== task.id) throw new AppError(UX_ERRORS.wrongTask);
    await db
      .insertInto("uxAttempt")
      .values({ id: newId(), uxTask: task.id, member: of.memberId, startedAt: new Date().toISOString(), isPhone })
      .execute();
  });
}

/**
 * Ends a task as the member says; where its time has run out, so it ended then. Once: what is said later changes nothing.
 * @throws AppError `uxTest.wrongTask` where it wasn't begun, `uxTest.tooSoon`
 */
export function endTask(
  db: SpaceDb,
  of: Step,
  outcome: "DONE" | "GAVE_UP",
  participations: Participations,
): Promise<MemberUxTest> {
  return step(db, of, participations, async ({ attempt, minimumSeconds }, { now }) => {
    if (!attempt) throw new AppError(UX_ERRORS.wrongTask);
    const left = (minimumSeconds ?? 0) - (Date.parse(now) - Date.parse(attempt.startedAt)) / 1_000;
    if (!attempt.endedAt && outcome === "DONE" && left > 0)
      throw new AppError(UX_ERRORS.tooSoon, { params: { seconds: Math.ceil(left) } });
    const ended = attempt.endedAt
      ? { endedAt: attempt.endedAt, outcome: attempt.outcome }
      : { endedAt: new Date().toISOString(), outcome };
    await db
      .updateTable("uxAttempt")
      .set(ended)
      .where("uxTask", "=", of.taskId)
      .where("member", "=", of.memberId)
      .where("endedAt", "is", null)
      .execute();
  });
}

/** Notes how easy an ended task was; the first word counts. @throws AppError `uxTest.wrongTask` before it has ended */
export function rateEase(db: SpaceDb, of: Step, ease: number, participations: Participations): Promise<MemberUxTest> {
  return step(db, of, participations, async ({ attempt }) => {
    if (!attempt?.endedAt) throw new AppError(UX_ERRORS.wrongTask);
    await db
      .updateTable("uxAttempt")
      .set({ ease, endedAt: attempt.endedAt, outcome: attempt.outcome })
      .where("uxTask", "=", of.taskId)
      .where("member", "=", of.memberId)
      .where("ease", "is", null)
      .execute();
  });
}

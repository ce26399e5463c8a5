import type { SpaceDb } from "../../../../src/server/kit";
import type { PersonResult, TaskResult, UxResults } from "../../shared/api/results";
import type { UxTask } from "../../shared/api/schemas";
import { OUTCOMES, type Outcome } from "../../shared/uxTest";
import { attemptOf } from "../attempts";
import { readTasks } from "../readTest";
import { medianOf, shareInterval } from "./interval";

const MOST_PERSONS = 500;

interface Tried {
  readonly taskId: string;
  readonly memberId: string;
  readonly nickname: string;
  readonly outcome: Outcome | null;
  /** Nothing while it runs. */
  readonly seconds: number | null;
  readonly ease: number | null;
  readonly isPhone: boolean;
}

/** All attempts at a test's tasks, in the order of beginning. */
export async function readTried(db: SpaceDb, tasks: readonly UxTask[], now: number): Promise<readonly Tried[]> {
  if (tasks.length === 0) return [];
  const rows = await db
    .selectFrom("uxAttempt")
    .innerJoin("member", "member.id", "uxAttempt.member")
    .select(["uxAttempt.uxTask", "uxAttempt.startedAt", "uxAttempt.endedAt", "uxAttempt.outcome", "uxAttempt.ease"])
    .select(["uxAttempt.isPhone", "member.id as memberId", "member.nickname"])
    .where(
      "uxAttempt.uxTask",
      "in",
      tasks.map(({ id }) => id),
    )
    .orderBy("uxAttempt.startedAt")
    .orderBy("uxAttempt.id")
    .execute();
  return rows.flatMap(({ uxTask, memberId, nickname, isPhone, ...row }) => {
    const task = tasks.find(({ id }) => id === uxTask);
    if (!task) return [];
    const { startedAt, endedAt, outcome, ease } = attemptOf(task, row, now);
    const seconds = endedAt === null ? null : (Date.parse(endedAt) - Date.parse(startedAt)) / 1_000;
    return [{ taskId: uxTask, memberId, nickname: nickname ?? "", outcome, seconds, ease, isPhone: isPhone === true }];
  });
}

function taskResult({ id, name }: UxTask, tried: readonly Tried[]): TaskResult {
  const own = tried.filter(({ taskId }) => taskId === id);
  const count = (outcome: Outcome) => own.filter((one) => one.outcome === outcome).length;
  const outcomes = { DONE: count("DONE"), GAVE_UP: count("GAVE_UP"), TIMED_OUT: count("TIMED_OUT") };
  const ended = OUTCOMES.reduce((sum, outcome) => sum + outcomes[outcome], 0);
  const times = own.flatMap(({ outcome, seconds }) => (outcome === "DONE" && seconds !== null ? [seconds] : []));
  const ratings = own.flatMap(({ ease }) => (ease === null ? [] : [ease]));
  const mean = ratings.reduce((sum, ease) => sum + ease, 0) / ratings.length;
  return {
    ...{ id, name, running: own.length - ended, ended, outcomes },
    success: ended === 0 ? null : { share: outcomes.DONE / ended, interval: shareInterval(outcomes.DONE, ended) },
    seconds: times.length === 0 ? null : medianOf(times),
    ease: ratings.length === 0 ? null : { mean, answers: ratings.length },
  };
}

function personResult(memberId: string, tasks: readonly UxTask[], own: readonly Tried[]): PersonResult {
  return {
    memberId,
    nickname: own[0]?.nickname ?? "",
    tasks: tasks.map(({ id }) => {
      const one = own.find(({ taskId }) => taskId === id);
      return one ? { outcome: one.outcome, seconds: one.seconds, ease: one.ease, isPhone: one.isPhone } : null;
    }),
  };
}

/** What a usability test has found so far. */
export async function readResults(db: SpaceDb, activityId: string): Promise<UxResults> {
  const tasks = await readTasks(db, activityId);
  const tried = await readTried(db, tasks, Date.now());
  const members = new Map<string, Tried[]>();
  for (const one of tried) members.set(one.memberId, [...(members.get(one.memberId) ?? []), one]);
  const hasFinished = (own: readonly Tried[]) => own.filter(({ outcome }) => outcome !== null).length === tasks.length;
  return {
    people: members.size,
    finished: [...members.values()].filter(hasFinished).length,
    tasks: tasks.map((task) => taskResult(task, tried)),
    persons: [...members].slice(0, MOST_PERSONS).map(([memberId, own]) => personResult(memberId, tasks, own)),
  };
}

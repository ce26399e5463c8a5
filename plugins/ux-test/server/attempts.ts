import type { SpaceDb } from "../../../src/server/kit";
import type { UxTask } from "../shared/api/schemas";
import type { Outcome } from "../shared/uxTest";

export interface Attempt {
  readonly startedAt: string;
  /** When its time runs out. */
  readonly endsAt: string;
  readonly endedAt: string | null;
  readonly outcome: Outcome | null;
  readonly ease: number | null;
}

interface Stored {
  readonly startedAt: string;
  readonly endedAt: string | null;
  readonly outcome: string | null;
  readonly ease: number | null;
}

/** An attempt as it stands: one whose time has run out has ended then, whether or not anybody has said so. */
export function attemptOf({ timeoutSeconds }: Pick<UxTask, "timeoutSeconds">, row: Stored, now: number): Attempt {
  const endsAt = new Date(Date.parse(row.startedAt) + timeoutSeconds * 1_000).toISOString();
  const { startedAt, endedAt, ease } = row;
  if (endedAt === null && Date.parse(endsAt) <= now) return { startedAt, endsAt, endedAt: endsAt, outcome: "TIMED_OUT", ease };
  return { startedAt, endsAt, endedAt, outcome: row.outcome as Outcome | null, ease };
}

/** What a member has begun of some tasks, by task. */
export async function readAttempts(
  db: SpaceDb,
  { tasks, memberId }: { readonly tasks: readonly UxTask[]; readonly memberId: string },
  now: number,
): Promise<ReadonlyMap<string, Attempt>> {
  if (tasks.length === 0) return new Map();
  const rows = await db
    .selectFrom("uxAttempt")
    .select(["uxTask", "startedAt", "endedAt", "outcome", "ease"])
    .where(
      "uxTask",
      "in",
      tasks.map(({ id }) => id),
    )
    .where("member", "=", memberId)
    .execute();
  return new Map(
    rows.flatMap(({ uxTask, ...row }) => {
      const task = tasks.find(({ id }) => id === uxTask);
      return task ? [[uxTask, attemptOf(task, row, now)] as const] : [];
    }),
  );
}

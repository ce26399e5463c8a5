import type { EntityHook, HostTools, SpaceDb } from "../../../server/kit";
import { AppError } from "../../../shared/errors";
import { RAFFLE_ERRORS } from "../shared/errors";
import { makeRaffle, type PromisedRaffle } from "./makeRaffles";

/** What members are promised; the picture may be added or mended. */
const TERMS = ["raffleActive", "raffleReward", "raffleWinners"] as const;
/** Moves after which members see the activity. */
const OPENING: ReadonlySet<string> = new Set(["announce", "open", "unblock"]);
/** States in which members see it. */
const SEEN: ReadonlySet<unknown> = new Set(["NEW", "ACTIVE", "BLOCKED"]);

type ActivityRecord = Readonly<Record<string, unknown>>;

/** The raffle's state, or undefined if nothing has been promised yet; locked, so that no draw or cancellation comes between. */
async function readStatus(db: SpaceDb, activity: ActivityRecord): Promise<string | undefined> {
  const row = await db
    .selectFrom("raffle")
    .select("status")
    .where("activity", "=", String(activity.id))
    .forUpdate()
    .executeTakeFirst();
  return row?.status;
}

const hasEnded = ({ status, endsAt }: ActivityRecord) =>
  status === "FINISHED" || (typeof endsAt === "string" && Date.parse(endsAt) <= Date.now());

/** A raffle is drawn after the end: without one it would never be. */
function assertEnd(activity: ActivityRecord): void {
  if (activity.raffleActive === true && !activity.endsAt)
    throw new AppError("request.invalid", { faults: [{ path: "/endsAt", rule: "raffleEnd" }] });
}

/** @throws AppError `raffles.promised`, `raffles.tooLate`, `request.invalid` */
async function assertChange(db: SpaceDb, before: ActivityRecord, record: ActivityRecord): Promise<void> {
  const changed = TERMS.filter((name) => before[name] !== record[name]);
  const status = await readStatus(db, record);
  if (status !== undefined) {
    // After a cancellation the activity says that it has no raffle any more.
    const isWithdrawal = status === "CANCELLED" && record.raffleActive === false;
    if (changed.length > 0 && !isWithdrawal) {
      const faults = changed.map((name) => ({ path: `/${name}`, rule: "readOnly" }));
      throw new AppError(RAFFLE_ERRORS.promised, { faults });
    }
  }
  const isEndAsked = before.endsAt !== record.endsAt || changed.includes("raffleActive");
  if (isEndAsked && SEEN.has(record.status)) assertEnd(record);
  if (changed.includes("raffleActive") && record.raffleActive === true && hasEnded(record))
    throw new AppError(RAFFLE_ERRORS.tooLate, { faults: [{ path: "/raffleActive", rule: "readOnly" }] });
}

/**
 * Whoever may see an activity has been promised its raffle: from then on it can be cancelled, with a reason, but neither
 * changed nor withdrawn, on any path that writes the activity.
 */
export function promiseHook(tools: () => Pick<HostTools, "keyedHash">): EntityHook {
  const promise = async (db: SpaceDb, activity: ActivityRecord) => {
    if (activity.raffleActive !== true || !SEEN.has(activity.status)) return;
    await makeRaffle(db, tools(), activity as unknown as PromisedRaffle);
  };
  return {
    entity: "activity",
    afterUpdate: async ({ db, before, record }) => {
      await assertChange(db, before, record);
      await promise(db, record);
    },
    beforeTransition: async ({ record, transition }) => {
      if (OPENING.has(transition)) assertEnd(record);
    },
    afterTransition: async ({ db, record }) => promise(db, record),
    beforeDelete: async ({ db, record }) => {
      if ((await readStatus(db, record)) === "PENDING") throw new AppError(RAFFLE_ERRORS.promised);
    },
  };
}

import { activityClosing } from "../../../../contracts/events/activity";
import { type NotificationKind, newId, type ServerHost, type SpaceDb, sql } from "../../../../server/kit";
import { eligibleMembers, isPending, isUnlocked } from "../participants/eligibleMembers";

export const CLOSING: NotificationKind = {
  name: "activity.closing",
  icon: "Schedule",
  category: "activities",
  channels: { mail: true },
  usefulUntil: "done",
};

/** A large community is told in several steps, each in a transaction of its own. */
const STEP = 500;
const GO_ON = "activities.tellMoreClosing";

interface Progress {
  readonly activityId: string;
  /** Who was told last. */
  readonly after?: string;
}

/** The next ones who could still take part, or go on. */
async function readNext(db: SpaceDb, { activityId, after }: Progress): Promise<readonly string[]> {
  const rows = await eligibleMembers(db, activityId)
    .select(["member.id"])
    .where("activity.status", "in", ["NEW", "ACTIVE"])
    .where("activity.notificationsDisabled", "=", false)
    .where(sql<boolean>`${isPending} and ${isUnlocked}`)
    .$if(after !== undefined, (query) => query.where("member.id", ">", after ?? ""))
    .orderBy("member.id")
    .limit(STEP)
    .execute();
  return rows.map(({ id }) => id);
}

/** Tells those who have not done an activity that its last day has begun, unless it is to be quiet. */
export function notifyClosing(host: Pick<ServerHost, "notificationKind" | "afterCommit" | "appointment" | "tools">): void {
  const notifyNext = async (db: SpaceDb, progress: Progress) => {
    const { activityId } = progress;
    const activity = await db.selectFrom("activity").select("endsAt").where("id", "=", activityId).executeTakeFirst();
    if (!activity?.endsAt) return;
    const members = await readNext(db, progress);
    const { notify, scheduleAt } = host.tools();
    // An end that was put off comes closer again, and is news then.
    await notify(db, { kind: CLOSING.name, members, activityId, key: `closing:${activityId}:${activity.endsAt}` });
    if (members.length < STEP) return;
    const payload = { activityId, after: members.at(-1) };
    await scheduleAt(db, { name: GO_ON, at: new Date(), payload, key: newId() });
  };
  host.notificationKind(CLOSING);
  host.appointment({ name: GO_ON, run: ({ db, payload }) => notifyNext(db, payload as Progress) });
  host.afterCommit(activityClosing, { name: "activities.tellClosing", handle: ({ db, payload }) => notifyNext(db, payload) });
}

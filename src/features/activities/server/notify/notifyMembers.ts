import { activityOpened } from "../../../../contracts/events/activity";
import { type NotificationKind, newId, type ServerHost, type SpaceDb } from "../../../../server/kit";

export const OPENED: NotificationKind = {
  name: "activity.opened",
  icon: "Campaign",
  category: "activities",
  channels: { mail: true },
  usefulUntil: "begun",
};

/** Told at once; a large community is told in several steps, each in a transaction of its own. */
const STEP = 500;
const GO_ON = "activities.tellMoreMembers";

interface Progress {
  readonly activityId: string;
  /** Who was told last. */
  readonly after?: string;
}

/** The next ones who may take part. */
async function readNext(db: SpaceDb, { activityId, after }: Progress): Promise<readonly string[]> {
  const rows = await db
    .selectFrom("member")
    .innerJoin("activity", (join) => join.on("activity.id", "=", activityId))
    .select("member.id")
    .where("member.status", "=", "ACTIVE")
    .where("activity.status", "in", ["NEW", "ACTIVE"])
    .where("activity.notificationsDisabled", "=", false)
    .where((eb) =>
      eb.or([
        eb("activity.visibility", "=", "PUBLIC"),
        eb.exists(
          eb
            .selectFrom("activityParticipants")
            .select("ownerId")
            .whereRef("activityParticipants.ownerId", "=", "activity.id")
            .whereRef("activityParticipants.targetId", "=", "member.id"),
        ),
      ]),
    )
    .$if(after !== undefined, (query) => query.where("member.id", ">", after ?? ""))
    .orderBy("member.id")
    .limit(STEP)
    .execute();
  return rows.map(({ id }) => id);
}

/** Tells those who may take part that an activity has opened, unless it is to open quietly. */
export function notifyMembers(host: Pick<ServerHost, "notificationKind" | "afterCommit" | "appointment" | "tools">): void {
  const notifyNext = async (db: SpaceDb, progress: Progress) => {
    const { activityId } = progress;
    const members = await readNext(db, progress);
    const { notify, scheduleAt } = host.tools();
    await notify(db, { kind: OPENED.name, members, activityId, key: `opened:${activityId}` });
    if (members.length < STEP) return;
    const payload = { activityId, after: members.at(-1) };
    await scheduleAt(db, { name: GO_ON, at: new Date(), payload, key: newId() });
  };
  host.notificationKind(OPENED);
  host.appointment({ name: GO_ON, run: ({ db, payload }) => notifyNext(db, payload as Progress) });
  host.afterCommit(activityOpened, { name: "activities.tellMembers", handle: ({ db, payload }) => notifyNext(db, payload) });
}

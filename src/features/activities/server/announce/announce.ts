import { activityClosing, activityEnded, activityOpened } from "../../../../contracts/events/activity";
import type { HostTools, SpaceDb } from "../../../../server/kit";
import { openingOf } from "../../../../shared/dates/activityOpening";
import { type LastAnnouncement, nextAnnouncement } from "./nextAnnouncement";

const EVENTS = { OPENED: activityOpened, CLOSING: activityClosing, ENDED: activityEnded } as const;

/**
 * Says what became of an activity by its stored instants, once each however many processes look: the row is held while
 * it is decided, and noted with the event. In the open transaction, if any.
 */
export async function announce(db: SpaceDb, activityId: string, { publish }: Pick<HostTools, "publish">): Promise<void> {
  await db.transaction(async () => {
    const row = await db
      .selectFrom("activity")
      .select(["status", "startsAt", "endsAt", "announced"])
      .where("id", "=", activityId)
      .forUpdate()
      .executeTakeFirst();
    if (!row) return;
    const { announced, ...dates } = row;
    const now = new Date();
    const next = nextAnnouncement(
      { ...dates, announced: announced as LastAnnouncement | null, opening: openingOf(dates, now) },
      now,
    );
    if (next === undefined) return;
    await db.updateTable("activity").set({ announced: next.noted }).where("id", "=", activityId).execute();
    if (next.event) await publish(db, EVENTS[next.event], { activityId });
  });
}

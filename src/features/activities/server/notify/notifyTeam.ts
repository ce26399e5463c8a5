import { activityEnded } from "../../../../contracts/events/activity";
import {
  type HostTools,
  type MailTemplate,
  type NotificationKind,
  type ServerHost,
  type SpaceDb,
  staffOfActivity,
} from "../../../../server/kit";

export const ENDED: NotificationKind = {
  name: "activity.ended",
  icon: "Flag",
  category: "activities",
  channels: { mail: true },
  readers: ["staff"],
};

async function countCompleted(db: SpaceDb, activityId: string): Promise<number> {
  const { count } = await db
    .selectFrom("participation")
    .select(({ fn }) => fn.countAll<string>().as("count"))
    .where("activity", "=", activityId)
    .where("status", "=", "COMPLETED")
    .executeTakeFirstOrThrow();
  return Number(count);
}

const ENDED_MAIL: MailTemplate = {
  name: "activityEnded",
  parts: ["button", "footnote"],
  values: ["activity", "count"],
};

/** Mails the client, where the community names one, who took part and where the results are. */
async function mailClient(
  db: SpaceDb,
  { activityId, count }: { readonly activityId: string; readonly count: number },
  { mail }: Pick<HostTools, "mail">,
): Promise<void> {
  const found = await db
    .selectFrom("activity")
    .innerJoin("communityConfiguration", "communityConfiguration.spaceId", "activity.spaceId")
    .select(["activity.title", "communityConfiguration.clientEmail"])
    .where("activity.id", "=", activityId)
    .executeTakeFirst();
  if (!found?.clientEmail) return;
  const values = { activity: found.title, count: String(count) };
  await mail(db, {
    to: found.clientEmail,
    template: ENDED_MAIL.name,
    values,
    path: `/activities/${activityId}`,
    isAboutAccount: false,
  });
}

/** Tells the team that an activity is over, and how many took part; the client by mail. */
export function notifyTeam(host: Pick<ServerHost, "notificationKind" | "mailTemplate" | "afterCommit" | "tools">): void {
  host.notificationKind(ENDED);
  host.mailTemplate(ENDED_MAIL);
  host.afterCommit(activityEnded, {
    name: "activities.tellTeam",
    handle: async ({ db, payload: { activityId } }) => {
      const count = await countCompleted(db, activityId);
      const params = { smart_count: count };
      const moderators = await staffOfActivity(db, activityId);
      await host.tools().notify(db, { kind: ENDED.name, moderators, activityId, params });
      await mailClient(db, { activityId, count }, host.tools());
    },
  });
}

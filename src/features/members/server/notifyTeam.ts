import { memberJoined } from "../../../contracts/events/member";
import type { NotificationKind, ServerHost, SpaceDb } from "../../../server/kit";

const JOINED: NotificationKind = {
  name: "members.joined",
  icon: "PersonAdd",
  category: "community",
  channels: { mail: false },
  readers: ["staff"],
  isForModerators: true,
  link: () => "/members",
};

/** How many the alert of the key speaks of already. */
async function readCount(db: SpaceDb, key: string): Promise<number> {
  const found = await db
    .selectFrom("notification")
    .select("params")
    .where("kind", "=", JOINED.name)
    .where("key", "=", key)
    .limit(1)
    .executeTakeFirst();
  return Number((found?.params as { readonly smart_count?: number } | null | undefined)?.smart_count ?? 0);
}

async function readTeam(db: SpaceDb): Promise<readonly string[]> {
  const rows = await db
    .selectFrom("staffRole")
    .select("id")
    .where("role", "in", ["MODERATOR", "ADMINISTRATOR"])
    .where("accountId", "is not", null)
    .execute();
  return rows.map(({ id }) => id);
}

/** Tells the team of new members: one alert a day, which counts them and is new again with each. */
export function notifyTeam(host: Pick<ServerHost, "notificationKind" | "afterCommit" | "tools">): void {
  host.notificationKind(JOINED);
  host.afterCommit(memberJoined, {
    name: "members.tellTeam",
    handle: async ({ db }) => {
      const { notify, withdrawNotice } = host.tools();
      const key = `joined:${await db.today()}`;
      const count = (await readCount(db, key)) + 1;
      await withdrawNotice(db, { kind: JOINED.name, keys: [key] });
      await notify(db, { kind: JOINED.name, moderators: await readTeam(db), params: { smart_count: count }, key });
    },
  });
}

import type { NotificationKind, ServerHost, SpaceDb } from "../../../../server/kit";
import { daysLeft } from "../../../../shared/dates/daysLeft";

const link = () => "/";
export const ENDING: NotificationKind = {
  name: "community.ending",
  icon: "Schedule",
  category: "community",
  channels: { mail: true },
  readers: ["member", "staff"],
  link,
};
export const ENDED: NotificationKind = {
  name: "community.ended",
  icon: "Flag",
  category: "community",
  channels: { mail: true },
  readers: ["member", "staff"],
  link,
};

/** How many days before the end the team hears of it, and its members: at the last of them that has come. */
const SAID = { team: [14, 3], members: [3] } as const;

type Reader = keyof typeof SAID;

async function readPeople(db: SpaceDb, reader: Reader): Promise<readonly string[]> {
  const people =
    reader === "team"
      ? db.selectFrom("staffRole").select("id")
      : db.selectFrom("member").select("id").where("status", "=", "ACTIVE");
  return (await people.execute()).map(({ id }) => id);
}

/** Tells a community's people that it ends, and that it has ended: each of it once. */
export async function tellEnd(
  db: SpaceDb,
  { communityEnd, notify }: Pick<ReturnType<ServerHost["tools"]>, "communityEnd" | "notify">,
): Promise<void> {
  const endsAt = await communityEnd(db);
  if (endsAt === null) return;
  const left = daysLeft(endsAt, new Date());
  for (const reader of ["team", "members"] as const) {
    const due = left === 0 ? 0 : Math.min(...SAID[reader].filter((days) => left <= days));
    if (due === Number.POSITIVE_INFINITY) continue;
    const people = await readPeople(db, reader);
    await notify(db, {
      ...(reader === "team" ? { moderators: people } : { members: people }),
      kind: due === 0 ? ENDED.name : ENDING.name,
      params: { smart_count: left },
      key: `community.end:${endsAt}:${due}`,
    });
  }
}

import { type DemoSeed, json, newId, type SpaceDb } from "../../../../server/kit";
import { MS_PER_DAY } from "../../../../shared/dates/msPerDay";
import { OPENED } from "./notifyMembers";
import { ENDED } from "./notifyTeam";

/** What is older was seen. */
const SEEN_AFTER_DAYS = 4;

function daysAgo(days: number) {
  return { createdAt: new Date(Date.now() - days * MS_PER_DAY).toISOString(), seen: days >= SEEN_AFTER_DAYS };
}

async function readActivities(db: SpaceDb, announced: "OPENED" | "ENDED") {
  return db
    .selectFrom("activity")
    .select(["id"])
    .select((eb) =>
      eb
        .selectFrom("participation")
        .select(({ fn }) => fn.countAll<string>().as("count"))
        .whereRef("participation.activity", "=", "activity.id")
        .where("participation.status", "=", "COMPLETED")
        .as("completed"),
    )
    .where("announced", "=", announced)
    .where("visibility", "=", "PUBLIC")
    .orderBy("id")
    .execute();
}

/** What the demo's member and team were told of its activities. */
export const demoAlerts: DemoSeed = {
  name: "activities.alerts",
  order: 90,
  run: async ({ spaceDb, communityId }) => {
    const db = spaceDb(communityId);
    const members = await db.selectFrom("member").select("id").where("email", "=", "member@demo.test").execute();
    const team = await db.selectFrom("staffRole").select("id").where("visibility", "=", "ALL").execute();
    const opened = (await readActivities(db, "OPENED")).flatMap(({ id: activity }, index) =>
      members.map(({ id: member }) => ({
        ...{ id: newId(), kind: OPENED.name, member, activity, key: `opened:${activity}` },
        ...daysAgo(index * 2 + 1),
      })),
    );
    const ended = (await readActivities(db, "ENDED")).flatMap(({ id: activity, completed }, index) =>
      team.map(({ id: moderator }) => ({
        ...{ id: newId(), kind: ENDED.name, moderator, activity, params: json({ smart_count: Number(completed) }) },
        ...daysAgo(index * 2 + 3),
      })),
    );
    if (opened.length > 0) await db.insertInto("notification").values(opened).execute();
    if (ended.length > 0) await db.insertInto("notification").values(ended).execute();
  },
};

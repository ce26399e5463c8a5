import type { DemoSeed, SpaceDb } from "../../../../server/kit";
import { chatTalk } from "./chatTalk";
import { debateTalk } from "./debateTalk";
import { opinionTalk } from "./opinionTalk";
import { seedCodes } from "./seedCodes";
import { type DemoPeople, seedTalk } from "./seedTalk";
import { taskTalk } from "./taskTalk";

const SPEAKERS = 28;

async function readPeople(db: SpaceDb): Promise<DemoPeople | undefined> {
  const members = await db
    .selectFrom("member")
    .select("id")
    .where("status", "=", "ACTIVE")
    .where("email", "<>", "member@demo.test")
    .orderBy("id")
    .limit(SPEAKERS)
    .execute();
  const moderator = await db.selectFrom("staffRole").select("id").where("email", "=", "moderator@demo.test").executeTakeFirst();
  return moderator && { members: members.map(({ id }) => id), moderator: moderator.id };
}

/** What people say in the demo's activities, which the demos of their types have made before, and how the team codes it. */
export const demoTalks: DemoSeed = {
  name: "comments",
  order: 75,
  run: async ({ spaceDb, communityId }) => {
    const db = spaceDb(communityId);
    const people = await readPeople(db);
    if (!people) return;
    for (const talk of [debateTalk, opinionTalk, taskTalk, chatTalk]) await seedTalk(db, talk, people);
    await seedCodes(db, people.moderator);
  },
};

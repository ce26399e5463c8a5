import { type DemoSeed, json, newId, type SpaceDb, sql } from "../../../../server/kit";
import type { Json } from "../../../../shared/json";
import type { ViewSettings } from "../../shared/viewsApi";

const SURVEY = "Cómo te mueves por la ciudad";
/** So many of the simulated respondents are members of the demo. */
const MEMBERS = 90;

/** Gives some responses to members who have no account to sign in with, so that profiles have something to say. */
async function giveMembers(db: SpaceDb, questionnaire: string): Promise<void> {
  const people = await db
    .selectFrom("member")
    .select("id")
    .where("accountId", "is", null)
    .where("status", "=", "ACTIVE")
    .orderBy("nickname")
    .limit(MEMBERS)
    .execute();
  const responses = await db
    .selectFrom("response")
    .select("id")
    .where("questionnaire", "=", questionnaire)
    .where("state", "=", "complete")
    .where("member", "is", null)
    .orderBy("id")
    .limit(people.length)
    .execute();
  const pairs = responses.map(({ id }, at) => ({ id, member: people[at]?.id }));
  await db
    .updateTable("response")
    .set({
      channel: "member",
      member: sql<string>`(select pair.member from json_to_recordset(${JSON.stringify(pairs)}::json) as pair(id uuid, member uuid)
        where pair.id = response.id)`,
    })
    .where(
      "id",
      "in",
      responses.map(({ id }) => id),
    )
    .execute();
}

const PLAIN: ViewSettings = { filter: {}, conditions: [], withTest: false, view: "questions" };
const TABLE = { nets: [], weight: "", level: 0.95, hasRowPercent: false, hasStatistics: false };

/** Views that the team of the demo's survey looks at. */
const VIEWS: readonly { readonly name: string; readonly settings: ViewSettings }[] = [
  {
    name: "Mujeres de 25 a 44 años",
    settings: {
      ...PLAIN,
      conditions: [
        { variable: "member_gender", is: ["W"] },
        { variable: "member_age", is: ["25", "35"] },
      ],
    },
  },
  {
    name: "Transporte por género y edad, sin avisos de calidad",
    settings: {
      ...{ ...PLAIN, view: "tables", conditions: [{ variable: "response_quality", is: ["unflagged"] }] },
      table: { ...TABLE, rows: ["main_transport"], columns: ["member_gender", "member_age"] },
    },
  },
];

export const demoViews: DemoSeed = {
  name: "results.views",
  order: 959,
  run: async ({ spaceDb, communityId }) => {
    const db = spaceDb(communityId);
    const survey = await db.selectFrom("activity").select(["id", "questionnaire"]).where("title", "=", SURVEY).executeTakeFirst();
    const owner = await db
      .selectFrom("staffRole")
      .select("accountId")
      .where("email", "=", "moderator@demo.test")
      .executeTakeFirst();
    if (!survey?.questionnaire || !owner?.accountId) return;
    await giveMembers(db, survey.questionnaire);
    for (const { name, settings } of VIEWS)
      await db
        .insertInto("resultsView")
        .values({
          ...{ id: newId(), name, activity: survey.id, accountId: owner.accountId, isShared: true },
          settings: json({ settings, names: {} } as unknown as Json),
        })
        .execute();
  },
};

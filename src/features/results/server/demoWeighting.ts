import { type DemoSeed, json, newId } from "../../../server/kit";

/** The demo's survey in progress, and how its city moves by a count of its own. */
const SURVEY_TITLE = "Cómo te mueves por la ciudad";
const VARIABLE = "main_transport";
const SHARES = { walk: 28, bicycle: 8, public: 33, car: 19, moto: 5, home: 7 } as const;

/** A weighting to choose in the tables of the demo's survey. */
export const demoWeighting: DemoSeed = {
  name: "weightings",
  order: 958,
  run: async ({ spaceDb, communityId }) => {
    const db = spaceDb(communityId);
    const survey = await db
      .selectFrom("activity")
      .select("questionnaire")
      .where("title", "=", SURVEY_TITLE)
      .where("questionnaire", "is not", null)
      .executeTakeFirst();
    if (!survey?.questionnaire) return;
    const targets = Object.entries(SHARES).map(([key, share]) => ({ key, share }));
    await db
      .insertInto("weighting")
      .values({
        id: newId(),
        questionnaire: survey.questionnaire,
        name: "Reparto modal de la ciudad",
        method: "rim",
        dimensions: json([{ variable: VARIABLE, targets }]),
        cells: json([]),
        upperTrim: 5,
      })
      .execute();
  },
};

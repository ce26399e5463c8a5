import { type DemoSeed, newId, type SpaceDb } from "../../../../src/server/kit";
import { createRandom } from "../../../../src/shared/random";
import { seedEvents } from "./demoEvents";
import { type DemoServices, seedResponses } from "./seedTest";
import { STUDY_PEOPLE, type StudyPerson } from "./studyPeople";
import { studyTest } from "./studyTest";
import { susAnswer } from "./susAnswer";
import { taskAnswer } from "./taskAnswer";

const SEED = 20_262;
const HOUR_MS = 3_600_000;
/** After the first task. */
const SECOND_TASK_MS = 200_000;

async function seedPeople(db: SpaceDb, study: string, openedAt: string, services: DemoServices): Promise<void> {
  const random = createRandom(SEED);
  const beganAt = (place: number) => Date.parse(openedAt) + (place + 1) * 10 * HOUR_MS;
  const familyBegan = (place: number) => beganAt(place) + SECOND_TASK_MS;
  const answersOf = ({ year, family, hardest }: StudyPerson, place: number) => {
    const isPhone = place % 4 === 3;
    return {
      year: taskAnswer(year, { isPhone, startedAt: beganAt(place) }),
      family: taskAnswer(family, { isPhone, startedAt: familyBegan(place) }),
      sus: susAnswer(family.outcome === "DONE" ? 3.7 : 2.9, random),
      ...(hardest === "" ? {} : { hardest: { value: hardest } }),
    };
  };
  const responses = STUDY_PEOPLE.map((person, place) => ({
    startedAt: new Date(beganAt(place)).toISOString(),
    completedAt: new Date(beganAt(place) + 480_000 + place * 11_000).toISOString(),
    answers: answersOf(person, place),
  }));
  const ids = await seedResponses(db, study, responses, services);
  const runs = STUDY_PEOPLE.flatMap(({ year, family }, place) => {
    const responseId = ids[place] ?? "";
    return [
      { responseId, questionId: "year", startedAt: beganAt(place), task: year },
      { responseId, questionId: "family", startedAt: familyBegan(place), task: family },
    ];
  });
  await seedEvents(db, runs);
}

/** What the demo's UX study asks, and the twelve people who took part in it. */
export const demoStudies = (services: DemoServices): DemoSeed => ({
  name: "uxTest.studies",
  order: 210,
  run: async ({ spaceDb, companyId }) => {
    const db = spaceDb(companyId);
    const studies = await db
      .selectFrom("study")
      .select(["id", "openedAt"])
      .where("type", "=", "UX_QUANTITATIVE")
      .where("openedAt", "is not", null)
      .where("questionnaire", "is", null)
      .execute();
    for (const { id, openedAt } of studies) {
      const questionnaire = newId();
      await db.insertInto("questionnaire").values({ id: questionnaire }).execute();
      await db.updateTable("study").set({ questionnaire, randomTaskOrder: true }).where("id", "=", id).execute();
      await services.questionnaires().write(db, id, { questionnaire: studyTest, isPublished: true });
      await seedPeople(db, id, openedAt ?? "", services);
    }
  },
});

import type { DemoSeed } from "../../../../src/server/kit";
import { MS_PER_DAY } from "../../../../src/shared/dates/msPerDay";
import { createRandom } from "../../../../src/shared/random";
import { appAnswers } from "./appAnswers";
import { appTest } from "./appTest";
import { type DemoServices, seedActivity, seedParticipations, seedResponses } from "./seedTest";

const SEED = 20_261;
const PEOPLE = 24;

/** A finished click test and card sort of an app's menu. */
export const demoApp = (services: DemoServices): DemoSeed => ({
  name: "uxTest.app",
  order: 66,
  run: async (context) => {
    const db = context.spaceDb(context.communityId);
    const activity = await seedActivity(
      db,
      {
        title: "El menú de la app, a prueba",
        description: "Una pantalla y un menú de la app del bus: dónde pulsarías y cómo lo ordenarías.",
        ...{ status: "FINISHED", ends: -2 },
      },
      appTest,
      services,
    );
    const random = createRandom(SEED);
    const responses = Array.from({ length: PEOPLE }, (_, person) => {
      const startedAt = Date.now() - (8 - person * 0.2) * MS_PER_DAY;
      return {
        startedAt: new Date(startedAt).toISOString(),
        completedAt: new Date(startedAt + 180_000 + Math.round(random() * 240_000)).toISOString(),
        answers: appAnswers(person, random),
      };
    });
    const ids = await seedResponses(db, activity, responses, services);
    await seedParticipations(db, activity, ids, responses);
  },
});

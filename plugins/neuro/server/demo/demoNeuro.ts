import type { FieldworkService } from "../../../../src/contracts/services/fieldwork";
import type { QuestionnaireService } from "../../../../src/contracts/services/questionnaires";
import { type DemoSeed, newId, type SpaceDb, sql } from "../../../../src/server/kit";
import type { Json } from "../../../../src/shared/json";
import { createRandom } from "../../../../src/shared/random";
import { NEURO_STUDY } from "../../shared/neuroStudy";
import { calculateStudy } from "../results/calculateStudy";
import { DEMO_ADS } from "./demoAds";
import { demoAnswer, demoPerson } from "./demoAnswer";
import { seedNorms } from "./demoNorms";
import { demoTest } from "./demoTest";

interface DemoServices {
  readonly questionnaires: () => QuestionnaireService;
  readonly fieldwork: () => FieldworkService;
}

const SEED = 20_263;
const PEOPLE = 280;
/** From one person's beginning to the next one's: all come within five days. */
const APART_MS = 25 * 60_000;

const REASONS: Readonly<Record<number, string>> = {
  3: "El anuncio del atardecer me ha gustado: parece que el bus es un rato para ti.",
  17: "Ocho euros está muy bien, pero yo ya no tengo 26 años.",
  41: "Si de verdad pasa cada seis minutos, sí.",
  88: "El del precio tiene demasiada letra pequeña.",
  140: "Seguiré yendo en coche: en mi barrio no hay línea directa.",
};

async function seedPeople(db: SpaceDb, studyId: string, openedAt: string, services: DemoServices): Promise<void> {
  const random = createRandom(SEED);
  const row = await services.questionnaires().questionnaireOf(db, studyId);
  const version = await services.questionnaires().publishedVersionOf(db, row);
  if (!version) throw new Error("the demo's Neuro test is not published");
  const responses = Array.from({ length: PEOPLE }, (_, place) => {
    const person = demoPerson(random, place);
    const startedAt = Date.parse(openedAt) + (place + 1) * APART_MS;
    const tests = DEMO_ADS.map((ad) => [ad.id, { value: demoAnswer(ad, person, random) as unknown as Json }]);
    const intention = String(Math.min(5, Math.max(1, Math.round(3.4 + person.mood * 8 + random() * 2 - 1))));
    const reason = REASONS[place];
    return {
      startedAt: new Date(startedAt).toISOString(),
      completedAt: new Date(startedAt + 380_000 + Math.round(random() * 260_000)).toISOString(),
      answers: {
        ...Object.fromEntries(tests),
        intention: { value: intention },
        ...(reason ? { reason: { value: reason } } : {}),
      },
    };
  });
  const of = { questionnaire: row.id, questionnaireVersion: version.id, channel: "simulated" as const };
  await services.fieldwork().writeResponses(db, { ...of, responses });
  await services.fieldwork().showResponses(db, version.id);
  await db
    .updateTable("response")
    .set({ disposition: "complete", notifiedDisposition: "complete", device: "desktop" })
    .where("questionnaire", "=", row.id)
    .execute();
}

/** The demo's finished Neuro study, with what it is compared with. Its results are calculated from its people's answers. */
export const demoNeuro = (services: DemoServices): DemoSeed => ({
  name: "neuro.study",
  // Before the panel gives its answers to people whom it has invited.
  order: 215,
  run: async ({ spaceDb, companyId }) => {
    const db = spaceDb(companyId);
    await seedNorms(db, createRandom(SEED + 1));
    const studies = await db
      .selectFrom("study")
      .select(["id", "openedAt"])
      .where("type", "=", NEURO_STUDY)
      .where("status", "=", "FINISHED")
      .where("questionnaire", "is", null)
      .execute();
    for (const { id, openedAt } of studies) {
      const questionnaire = newId();
      await db.insertInto("questionnaire").values({ id: questionnaire }).execute();
      await db
        .updateTable("study")
        .set({
          questionnaire,
          allowedDevices: "DESKTOP",
          neuroSector: "TRAVEL_LEISURE",
          neuroObjectives: sql<string[]>`${["BRAND", "SALES"]}`,
        })
        .where("id", "=", id)
        .execute();
      await services.questionnaires().write(db, id, { questionnaire: demoTest, isPublished: true });
      await seedPeople(db, id, openedAt ?? new Date().toISOString(), services);
      await calculateStudy(db, id, services.questionnaires());
    }
  },
});

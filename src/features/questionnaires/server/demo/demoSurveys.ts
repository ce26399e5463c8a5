import { type DemoSeed, newId, type SpaceDb } from "../../../../server/kit";
import { MS_PER_DAY } from "../../../../shared/dates/msPerDay";
import type { Questionnaire } from "../../../../survey/questionnaire";
import { SURVEY } from "../../../../survey/surveyActivity";
import { questionnaireIdOf } from "../owner/questionnaireOf";
import type { QuestionnaireServices } from "../services";
import { demoQuotas } from "./demoQuotas";
import { fuelDiary } from "./fuelDiary";
import { ideas } from "./ideas";
import { mobility } from "./mobility";
import { simulate, writeQuestionnaire } from "./writeQuestionnaire";

const RESPONDENTS = 240;

function inDays(days: number): string {
  return new Date(Date.now() + days * MS_PER_DAY).toISOString();
}

interface DemoActivity {
  readonly title: string;
  readonly description: string;
  readonly labs: number;
  readonly startsAt?: string;
  readonly endsAt?: string;
}

async function createActivity(db: SpaceDb, activity: DemoActivity): Promise<string> {
  const id = newId();
  await db
    .insertInto("activity")
    .values({ id, type: SURVEY, ...activity })
    .execute();
  await questionnaireIdOf(db, id);
  return id;
}

async function publish(
  db: SpaceDb,
  activityId: string,
  questionnaire: Questionnaire,
  services: QuestionnaireServices,
): Promise<void> {
  await db.transaction(async () => {
    await writeQuestionnaire(db, activityId, { questionnaire, isPublished: true }, services);
    // Nobody is there yet whose move it were.
    await db
      .updateTable("activity")
      .set((eb) => ({ status: eb.case().when("startsAt", "is", null).then("ACTIVE").else("NEW").end() }))
      .where("id", "=", activityId)
      .execute();
  });
}

/** A survey that is answered, a diary that nobody has begun, one that is being made and one that is to come. */
export function demoSurveys(services: QuestionnaireServices): DemoSeed {
  return {
    name: "surveys",
    isOriginal: true,
    order: 50,
    run: async ({ spaceDb, communityId }) => {
      const db = spaceDb(communityId);
      await createActivity(db, {
        title: "Tu cafetería de barrio",
        description: "Queremos saber qué buscas cuando sales a tomar un café. Estamos preparando las preguntas.",
        labs: 15,
      });
      const coming = await createActivity(db, {
        title: "Ideas para la plaza",
        description: "La plaza del barrio se reforma. Dinos qué te gustaría encontrar en ella.",
        labs: 10,
        startsAt: inDays(6),
        endsAt: inDays(20),
      });
      await publish(db, coming, ideas, services);
      const diary = await createActivity(db, {
        title: "Diario de repostajes",
        description: "Cuéntanos tus últimos repostajes: dónde fue cada uno y qué día. Es un minuto.",
        labs: 5,
        endsAt: inDays(30),
      });
      await publish(db, diary, fuelDiary, services);
      const open = await createActivity(db, {
        title: "Cómo te mueves por la ciudad",
        description: "Cuéntanos cómo vas y vienes cada día, y qué te parece la nueva bici pública. Son cinco minutos.",
        labs: 20,
        endsAt: inDays(30),
      });
      await publish(db, open, mobility, services);
      await services.fieldwork().switchLink(db, open, true);
      await simulate(db, open, RESPONDENTS, services);
      await demoQuotas(db, open, services);
    },
  };
}

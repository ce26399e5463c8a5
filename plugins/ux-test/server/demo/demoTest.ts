import type { DemoSeed, SeedContext, SpaceDb } from "../../../../src/server/kit";
import { MS_PER_DAY } from "../../../../src/shared/dates/msPerDay";
import type { Answer, Questionnaire } from "../../../../src/survey/questionnaire";
import { seedEvents } from "./demoEvents";
import { seedRecordings } from "./demoRecordings";
import { type DemoPerson, PEOPLE } from "./people";
import { type DemoServices, seedActivity, seedParticipations, seedResponses } from "./seedTest";
import { shopTest } from "./shopTest";
import { taskAnswer } from "./taskAnswer";

/** Of the finished test: its first task recorded the screen of whoever agreed. */
const recordedTest: Questionnaire = {
  ...shopTest,
  blocks: shopTest.blocks.map((block) => ({
    ...block,
    questions: block.questions.map((question) => (question.id === "ticket" ? { ...question, recordScreen: true } : question)),
  })),
};

/** Each of the eight has begun at another hour of the days before. */
const beganAt = (place: number) => Date.now() - (6 - place * 0.4) * MS_PER_DAY;
const taskBegan = (place: number, isSecond: boolean) => Math.round(beganAt(place) + (isSecond ? 240_000 : 0));

function answersOf({ ticket, bus, found, missed }: DemoPerson, place: number): Readonly<Record<string, Answer>> {
  const isPhone = place % 3 === 2;
  return {
    ticket: taskAnswer(ticket, { isPhone, startedAt: taskBegan(place, false) }),
    where: { value: found },
    ...(missed === "" ? {} : { missed: { value: missed } }),
    bus: taskAnswer(bus, { isPhone, startedAt: taskBegan(place, true) }),
  };
}

/** Eight people with what they said, and what the shop reported of them. */
async function seedPeople(context: SeedContext, db: SpaceDb, activity: string, services: DemoServices): Promise<void> {
  const responses = PEOPLE.map((person, place) => ({
    startedAt: new Date(beganAt(place)).toISOString(),
    completedAt: new Date(beganAt(place) + 540_000).toISOString(),
    answers: answersOf(person, place),
  }));
  const ids = await seedResponses(db, activity, responses, services);
  await seedParticipations(db, activity, ids, responses);
  const runs = PEOPLE.flatMap(({ ticket, bus }, place) => {
    const responseId = ids[place] ?? "";
    return [
      { responseId, questionId: "ticket", startedAt: taskBegan(place, false), task: ticket },
      { responseId, questionId: "bus", startedAt: taskBegan(place, true), task: bus },
    ];
  });
  await seedEvents(db, runs);
  const tickets = runs.filter(({ questionId }) => questionId === "ticket");
  await seedRecordings(
    context,
    db,
    tickets.map(({ task, ...run }) => ({ ...run, seconds: task.seconds })),
  );
}

/** A finished test of the demo's shop with eight people in it, and one to try. */
export const demoTest = (services: DemoServices): DemoSeed => ({
  name: "uxTest",
  order: 66,
  run: async (context) => {
    const db = context.spaceDb(context.communityId);
    const finished = await seedActivity(
      db,
      {
        title: "La tienda de abonos, a prueba",
        description: "Dos tareas cortas en la web de la tienda, tal y como es hoy.",
        ...{ status: "FINISHED", ends: -1 },
      },
      recordedTest,
      services,
    );
    await seedPeople(context, db, finished, services);
    await seedActivity(
      db,
      {
        title: "Prueba la tienda de abonos",
        description: "Dos tareas cortas en la web de la tienda. No hay respuestas malas: lo que cuesta es cosa de la web.",
        ...{ status: "ACTIVE", ends: 12 },
      },
      shopTest,
      services,
    );
  },
});

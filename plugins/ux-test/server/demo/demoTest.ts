import { type DemoSeed, newId, type SpaceDb } from "../../../../src/server/kit";
import { MS_PER_DAY } from "../../../../src/shared/dates/msPerDay";
import { type Outcome, UX_TEST } from "../../shared/uxTest";

const SHOP = "/ux-shop";
const PEOPLE = 8;

interface DemoTask {
  readonly name: string;
  readonly instructions: string;
  readonly timeoutSeconds: number;
}

const TASKS: readonly DemoTask[] = [
  {
    name: "Comprar el abono joven",
    instructions: "Tienes 22 años y viajas a diario. Busca el abono que más te conviene y llega hasta el pago.",
    timeoutSeconds: 180,
  },
  {
    name: "Saber cuándo pasa el último autobús",
    instructions: "Sales tarde de la Universidad. Averigua a qué hora pasa el último autobús de la línea 24.",
    timeoutSeconds: 120,
  },
];

/** What each of the eight did: outcome, seconds and ease of each task. Most miss the young people's ticket. */
const ATTEMPTS: readonly (readonly (readonly [Outcome, number, number | null])[])[] = [
  [
    ["DONE", 96, 4],
    ["DONE", 31, 6],
  ],
  [
    ["GAVE_UP", 121, 2],
    ["DONE", 28, 7],
  ],
  [
    ["DONE", 143, 3],
    ["DONE", 44, 6],
  ],
  [
    ["TIMED_OUT", 180, 1],
    ["DONE", 52, 5],
  ],
  [
    ["DONE", 88, 5],
    ["DONE", 26, 7],
  ],
  [
    ["DONE", 131, 3],
    ["GAVE_UP", 77, 3],
  ],
  [
    ["GAVE_UP", 104, 2],
    ["DONE", 39, 6],
  ],
  [
    ["DONE", 112, 4],
    ["DONE", 35, 6],
  ],
];

interface DemoActivity {
  readonly title: string;
  readonly description: string;
  readonly status: "ACTIVE" | "FINISHED";
  /** Days from now. */
  readonly ends: number;
}

async function seedActivity(db: SpaceDb, { ends, ...activity }: DemoActivity): Promise<{ id: string; tasks: readonly string[] }> {
  const id = newId();
  await db
    .insertInto("activity")
    .values({
      ...{ id, type: UX_TEST, ...activity, labs: 40, announced: "OPENED" },
      endsAt: new Date(Date.now() + ends * MS_PER_DAY).toISOString(),
    })
    .execute();
  await db.insertInto("usabilityTest").values({ id: newId(), activity: id, initialUrl: SHOP, isRandomOrder: false }).execute();
  const rows = TASKS.map((task, index) => ({
    ...{ id: newId(), activity: id, type: "NAVIGATION_TEST", position: index + 1 },
    ...task,
  }));
  await db.insertInto("uxTask").values(rows).execute();
  return { id, tasks: rows.map((row) => row.id) };
}

async function seedPeople(db: SpaceDb, activity: string, tasks: readonly string[]): Promise<void> {
  const people = await db
    .selectFrom("member")
    .select("id")
    .where("status", "=", "ACTIVE")
    .where("email", "<>", "member@demo.test")
    .orderBy("nickname")
    .limit(PEOPLE)
    .execute();
  const began = (place: number) => Date.now() - (6 - place * 0.4) * MS_PER_DAY;
  const attempts = people.flatMap(({ id: member }, place) => {
    let at = began(place);
    return (ATTEMPTS[place] ?? []).map(([outcome, seconds, ease], index) => {
      const startedAt = new Date(at).toISOString();
      at += seconds * 1_000;
      const endedAt = new Date(at).toISOString();
      at += 15_000;
      return { id: newId(), uxTask: tasks[index] ?? "", member, startedAt, endedAt, outcome, ease, isPhone: place % 3 === 2 };
    });
  });
  await db.insertInto("uxAttempt").values(attempts).execute();
  const participations = people.map(({ id: member }, place) => ({
    ...{ id: newId(), activity, member, status: "COMPLETED", startedAt: new Date(began(place)).toISOString() },
    completedAt: new Date(began(place) + 360_000).toISOString(),
  }));
  await db.insertInto("participation").values(participations).execute();
}

/** A finished test of the demo's shop with eight people in it, and one to try. */
export const demoTest: DemoSeed = {
  name: "uxTest",
  order: 66,
  run: async (context) => {
    const db = context.spaceDb(context.communityId);
    const finished = await seedActivity(db, {
      title: "La tienda de abonos, a prueba",
      description: "Dos tareas cortas en la web de la tienda, tal y como es hoy.",
      ...{ status: "FINISHED", ends: -1 },
    });
    await seedPeople(db, finished.id, finished.tasks);
    await seedActivity(db, {
      title: "Prueba la tienda de abonos",
      description: "Dos tareas cortas en la web de la tienda. No hay respuestas malas: lo que cuesta es cosa de la web.",
      ...{ status: "ACTIVE", ends: 12 },
    });
  },
};

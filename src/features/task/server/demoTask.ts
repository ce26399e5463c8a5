import { type DemoSeed, newId } from "../../../server/kit";
import { MS_PER_DAY } from "../../../shared/dates/msPerDay";
import { TASK } from "../shared/task";

const PARTS = [
  ["El trayecto, paso a paso", "Elige uno de esta semana: a qué hora sales, qué coges, cuánto esperas, a qué hora llegas.", true],
  ["El peor momento", "El rato que te sobra de ese trayecto, y por qué.", true],
  ["Si pudieras cambiar una sola cosa", "Una, la que más notarías.", false],
] as const;

/** A task that is open; what people answer comes with the conversations of the demo. */
export const demoTask: DemoSeed = {
  name: "task",
  order: 68,
  run: async ({ spaceDb, communityId }) => {
    const db = spaceDb(communityId);
    const activity = newId();
    const day = (days: number) => new Date(Date.now() + days * MS_PER_DAY).toISOString();
    await db
      .insertInto("activity")
      .values({
        ...{ id: activity, type: TASK, title: "Un trayecto tuyo esta semana", labs: 25, status: "ACTIVE", announced: "OPENED" },
        description: "Tres preguntas sobre un trayecto de verdad. Solo el equipo lee lo que escribes.",
        ...{ startsAt: day(-4), endsAt: day(5) },
      })
      .execute();
    await db.insertInto("taskSettings").values({ id: newId(), activity, othersVisible: "NEVER" }).execute();
    const topics = PARTS.map(([title, description], index) => ({
      id: newId(),
      activity,
      title,
      description,
      position: index + 1,
    }));
    await db.insertInto("topic").values(topics).execute();
    await db
      .insertInto("taskPart")
      .values(topics.map(({ id: topic }, index) => ({ id: newId(), topic, kind: "TEXT", isRequired: PARTS[index]?.[2] ?? true })))
      .execute();
  },
};

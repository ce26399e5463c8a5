import { type DemoSeed, json, newId } from "../../../server/kit";
import { MS_PER_DAY } from "../../../shared/dates/msPerDay";
import { TASK } from "../shared/task";

const PARTS = [
  ["El trayecto, paso a paso", "Elige uno de esta semana: a qué hora sales, qué coges, cuánto esperas, a qué hora llegas.", true],
  ["El peor momento", "El rato que te sobra de ese trayecto, y por qué.", true],
  ["Si pudieras cambiar una sola cosa", "Una, la que más notarías.", false],
] as const;

/** What goes with it, for members to fill in on the way. */
const NOTES = [
  "Hora de salida:",
  "Qué cojo:",
  "Minutos de espera:",
  "Dónde cambio:",
  "Hora de llegada:",
  "Lo peor del trayecto:",
];

/** A task that is open; what people answer comes with the conversations of the demo. */
export const demoTask: DemoSeed = {
  name: "task",
  order: 68,
  run: async ({ spaceDb, communityId, keepFile }) => {
    const db = spaceDb(communityId);
    const activity = newId();
    const day = (days: number) => new Date(Date.now() + days * MS_PER_DAY).toISOString();
    const name = "Notas del trayecto.txt";
    const content = Buffer.from(`${NOTES.join("\n\n")}\n`, "utf8");
    const file = await keepFile({ name, mediaType: "text/plain", purpose: "file", content });
    await db
      .insertInto("activity")
      .values({
        ...{ id: activity, type: TASK, title: "Un trayecto tuyo esta semana", labs: 25, status: "ACTIVE", announced: "OPENED" },
        description: "Tres preguntas sobre un trayecto de verdad. Solo el equipo lee lo que escribes.",
        ...{ startsAt: day(-4), endsAt: day(5), files: json([{ name, file }]) },
      })
      .execute();
    const home = { state: "ATTACHED", entity: "activity", recordId: activity, field: "files" };
    await db
      .updateTable("file")
      .set(home)
      .where("id", "=", file.split("/").at(-1) ?? "")
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

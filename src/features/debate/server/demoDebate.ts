import { type DemoSeed, newId } from "../../../server/kit";
import { MS_PER_DAY } from "../../../shared/dates/msPerDay";
import { DEBATE, TOPIC_COLORS } from "../shared/debate";

const TOPICS = [
  ["El autobús y el metro", "Frecuencia, precio, comodidad: ¿qué funciona y qué no?", "transporte"],
  ["La bici y el patinete", "Carriles, robos, lluvia, convivencia con quien va a pie.", "bici"],
  ["Aparcar en el barrio", "¿Cuánto tiempo, cuánto dinero, qué alternativas?", "coche"],
] as const;

/** A debate that is going on; what people say in it comes with the conversations of the demo. */
export const demoDebate: DemoSeed = {
  name: "debate",
  order: 66,
  run: async ({ spaceDb, communityId }) => {
    const db = spaceDb(communityId);
    const activity = newId();
    const day = (days: number) => new Date(Date.now() + days * MS_PER_DAY).toISOString();
    await db
      .insertInto("activity")
      .values({
        ...{ id: activity, type: DEBATE, title: "La ciudad con menos coches", labs: 20, status: "ACTIVE", announced: "OPENED" },
        description: "Tres temas para hablar con calma. Cuenta lo tuyo, lee a los demás y responde a quien te haga pensar.",
        ...{ startsAt: day(-11), endsAt: day(9) },
      })
      .execute();
    await db.insertInto("debate").values({ id: newId(), activity, minTopics: 2 }).execute();
    await db
      .insertInto("topic")
      .values(
        TOPICS.map(([title, description, tag], index) => ({
          ...{ id: newId(), activity, title, description, tag, position: index + 1 },
          color: TOPIC_COLORS[index] ?? TOPIC_COLORS[0],
        })),
      )
      .execute();
  },
};

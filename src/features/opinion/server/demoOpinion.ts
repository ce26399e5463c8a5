import { type DemoSeed, newId } from "../../../server/kit";
import { MS_PER_DAY } from "../../../shared/dates/msPerDay";
import { OPINION } from "../shared/opinion";

/** An opinion that is open; what people say in it comes with the conversations of the demo. */
export const demoOpinion: DemoSeed = {
  name: "opinion",
  order: 67,
  run: async ({ spaceDb, communityId }) => {
    const db = spaceDb(communityId);
    const activity = newId();
    const day = (days: number) => new Date(Date.now() + days * MS_PER_DAY).toISOString();
    await db
      .insertInto("activity")
      .values({
        ...{ id: activity, type: OPINION, title: "Una semana sin coche", labs: 15, status: "ACTIVE", announced: "OPENED" },
        description: "Primero lo tuyo, sin mirar lo de nadie. Después podrás leer al resto y responder.",
        ...{ startsAt: day(-5), endsAt: day(6) },
      })
      .execute();
    const question = "Imagina que desde mañana no puedes usar el coche durante una semana. ¿Cómo te las arreglarías?";
    await db.insertInto("opinion").values({ id: newId(), activity, question, othersVisible: "AFTER_OWN" }).execute();
  },
};

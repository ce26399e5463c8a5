import { type DemoSeed, json, newId, type SpaceDb } from "../../../server/kit";
import { MS_PER_DAY } from "../../../shared/dates/msPerDay";
import { toRichText } from "../../../shared/richText/richText";

const SENT_DAYS_AGO = 6;
const SCHEDULED_IN_DAYS = 3;
const MOST_SENT = 40;
/** Of so many mails each the first comes back. */
const FAILS_EVERY = 14;

const SENT = {
  subject: "Lo que hemos aprendido de vosotros este mes",
  content: toRichText(
    "Hola, {{nickname|qué tal}}:\n\nGracias a vuestras respuestas sabemos que seis de cada diez combináis dos transportes cada día. Pronto os contamos qué hacemos con ello.\n\nYa tienes {{labs}} LABs. ¡Sigue así!",
  ),
};

const SCHEDULED = {
  subject: "El lunes abrimos un debate nuevo",
  content: toRichText(
    "Hola, {{nickname|qué tal}}:\n\nEl lunes empezamos a hablar de los carriles bici de tu barrio. Nos vemos en {{community}}.",
  ),
};

async function seedDeliveries(db: SpaceDb, mailing: string, sentAt: string): Promise<void> {
  const members = await db
    .selectFrom("member")
    .select("id")
    .where("status", "=", "ACTIVE")
    .orderBy("id")
    .limit(MOST_SENT)
    .execute();
  const rows = members.map(({ id: member }, at) => ({
    id: newId(),
    mailing,
    member,
    ...(at % FAILS_EVERY === FAILS_EVERY - 1
      ? { state: "ERROR" as const, error: "452 4.2.2 The mailbox is full" }
      : { state: "SENT" as const, sentAt }),
  }));
  if (rows.length > 0) await db.insertInto("mailingDelivery").values(rows).execute();
}

/** An e-mail that has been sent to some of the demo's members, and one that waits for its time. */
export const demoMailings: DemoSeed = {
  name: "mailings",
  order: 970,
  run: async ({ spaceDb, communityId }) => {
    const db = spaceDb(communityId);
    const author = await db.selectFrom("staffRole").select("id").where("email", "=", "moderator@demo.test").executeTakeFirst();
    const sentAt = new Date(Date.now() - SENT_DAYS_AGO * MS_PER_DAY).toISOString();
    const scheduledAt = new Date(
      Math.ceil(Date.now() / MS_PER_DAY + SCHEDULED_IN_DAYS) * MS_PER_DAY + MS_PER_DAY / 3,
    ).toISOString();
    const [sent, scheduled] = [newId(), newId()];
    const shared = { channel: "MAIL", author: author?.id ?? null } as const;
    await db
      .insertInto("mailing")
      .values({
        id: sent,
        ...shared,
        subject: SENT.subject,
        content: json(SENT.content),
        audience: json({ kind: "ALL" }),
        state: "SENT",
        isListed: true,
        startedAt: sentAt,
        finishedAt: sentAt,
      })
      .execute();
    await seedDeliveries(db, sent, sentAt);
    await db
      .insertInto("mailing")
      .values({
        id: scheduled,
        ...shared,
        subject: SCHEDULED.subject,
        content: json(SCHEDULED.content),
        audience: json({ kind: "TAGS", tags: ["bici"] }),
        state: "SCHEDULED",
        scheduledAt,
      })
      .execute();
  },
};

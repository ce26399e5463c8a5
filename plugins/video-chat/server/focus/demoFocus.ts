import { type DemoSeed, json, newId, type SeedContext, type SpaceDb } from "../../../../src/server/kit";
import { dayIn } from "../../../../src/shared/dates/dayIn";
import { MS_PER_DAY } from "../../../../src/shared/dates/msPerDay";
import { createZone } from "../../../../src/shared/dates/zone";
import type { Json } from "../../../../src/shared/json";
import { FOCUS, FOCUS_TIME_ZONE } from "../../shared/focus";
import { seedHeldSession } from "./demoHeldSession";
import { endOfSession } from "./sessions";

const MINUTES = 60;
const PLACES = 3;

type Status = "POTENTIAL" | "PRE_CONFIRMED" | "CONFIRMED";

/** Days from today, at which hour, how far the session is, and who is in it. */
const SESSIONS = [
  {
    ...{ day: -2, time: "18:00", status: "CONFIRMED" },
    people: [
      ["Inés", "CONFIRMED"],
      ["Jaime", "CONFIRMED"],
      ["Karim", "CONFIRMED"],
    ],
  },
  {
    ...{ day: 4, time: "18:00", status: "CONFIRMED" },
    people: [
      ["Lucía", "CONFIRMED"],
      ["Marcos", "CONFIRMED"],
      ["Noelia", "CONFIRMED"],
      ["Óscar", "POTENTIAL"],
    ],
  },
  {
    ...{ day: 5, time: "18:00", status: "FULL" },
    people: [
      ["Pilar", "CONFIRMED"],
      ["Quique", "CONFIRMED"],
      ["Rosa", "CONFIRMED"],
      ["Sergio", "PRE_CONFIRMED"],
    ],
  },
  { ...{ day: 6, time: "12:00", status: "UNCOMPLETED" }, people: [] },
] as const satisfies readonly {
  readonly day: number;
  readonly time: string;
  readonly status: string;
  readonly people: readonly (readonly [name: string, status: Status])[];
}[];

const inDays = (days: number) => new Date(Date.now() + days * MS_PER_DAY);
const startOf = ({ day, time }: (typeof SESSIONS)[number]) =>
  new Date(createZone(FOCUS_TIME_ZONE).instantOf(dayIn(FOCUS_TIME_ZONE, inDays(day)), time)).toISOString();
const mailOf = (name: string) => `${name.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase()}@demo.test`;

async function seedSessions(context: SeedContext, db: SpaceDb, study: string): Promise<void> {
  for (const [at, session] of SESSIONS.entries()) {
    const id = newId();
    const startsAt = startOf(session);
    await db
      .insertInto("focusSession")
      .values({
        ...{ id, study, title: `Sesión ${at + 1}`, startsAt, endsAt: endOfSession(startsAt, MINUTES) },
        ...{ capacity: PLACES, status: session.status },
      })
      .execute();
    const people = session.people.map(([name, status]) => ({
      ...{ id: newId(), focusSession: id, name, email: mailOf(name), status },
      invitedAt: status === "POTENTIAL" ? null : inDays(-5).toISOString(),
      confirmedAt: status === "CONFIRMED" ? inDays(-4).toISOString() : null,
    }));
    if (people.length > 0) await db.insertInto("focusParticipant").values(people).execute();
    if (session.day < 0) {
      const participants = people.map((person) => person.id);
      await seedHeldSession(context, db, { study, session: id, title: `Sesión ${at + 1}`, startsAt, participants });
    }
  }
}

/** A Focus study in field: a session that was held, with its recording, one that is confirmed and may be held at any time, one that is full, and one without anybody. */
export const demoFocus: DemoSeed = {
  name: "focus",
  order: 210,
  run: async (context) => {
    const db = context.spaceDb(context.companyId);
    const spain = await db.selectFrom("country").select("id").where("code", "=", "ES").executeTakeFirst();
    const id = newId();
    await db
      .insertInto("study")
      .values({
        ...{ id, name: "Abonos de temporada: qué os haría renovar", title: "Hablemos de tu abono", type: FOCUS, status: "OPEN" },
        objective: "Entender qué pesa al renovar el abono: precio, horarios, asientos o ventajas para quien lleva años.",
        ...{ focusType: "GROUP", sessionCount: SESSIONS.length, participantsPerSession: PLACES, sessionMinutes: MINUTES },
        ...{ sessionLanguage: "es", screenSharing: true, country: spain?.id ?? null, sampleSize: SESSIONS.length * PLACES },
        welcomeTitle: "Hablemos de tu abono de temporada",
        welcomeText: "Serás una de tres personas que charlan una hora, por videollamada, sobre cómo decidís si renovar el abono.",
        legalText: "La sesión la ve el equipo del estudio. Lo que digas se usa solo para mejorar los abonos, sin tu nombre.",
        slots: json(SESSIONS.map((session) => ({ startsAt: startOf(session) })) as unknown as Json),
        releaseDate: dayIn(FOCUS_TIME_ZONE, inDays(-6)),
        ...{ approvedAt: inDays(-6).toISOString(), openedAt: inDays(-6).toISOString() },
      })
      .execute();
    await seedSessions(context, db, id);
  },
};

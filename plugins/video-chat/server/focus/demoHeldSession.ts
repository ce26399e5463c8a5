import { newId, type SeedContext, type SpaceDb } from "../../../../src/server/kit";
import { DEMO_FOCUS_RECORDING, DEMO_FOCUS_SEATS, seedDemoRecording } from "../recording/demoRecording";
import { focusSessionKey } from "../sessionKey";
import { seedDemoTranscript } from "../transcript/demoTranscript";
import { endOfSession } from "./sessions";

const MINUTES = 60;
const MINUTE_MS = 60_000;
/** Minutes that each participant was there, and spoke. */
const ATTENDED = [
  { there: 59, spoke: 21 },
  { there: 58, spoke: 17 },
  { there: 14, spoke: 2 },
];
/** Participants of the recording. */
const RECORDED = [DEMO_FOCUS_SEATS.first, DEMO_FOCUS_SEATS.second];

const ms = (minutes: number) => minutes * MINUTE_MS;

interface Held {
  readonly study: string;
  readonly session: string;
  readonly title: string;
  readonly startsAt: string;
  readonly participants: readonly string[];
}

/** What remains of a session that was held: who was there for how long, its recording and its transcript. */
export async function seedHeldSession(
  context: SeedContext,
  db: SpaceDb,
  { study, session, title, startsAt, participants }: Held,
): Promise<void> {
  const endedAt = endOfSession(startsAt, MINUTES);
  const times = { launchedAt: endOfSession(startsAt, -10), startedAt: startsAt, endedAt };
  await db
    .insertInto("videoChat")
    .values({ id: newId(), focusSession: session, status: "ENDED", ...times })
    .execute();
  const host = await db.selectFrom("staffRole").select("id").where("email", "=", "client@demo.test").executeTakeFirstOrThrow();
  const seats = participants.map((participant, place) => {
    const { there, spoke } = ATTENDED[place] ?? { there: 0, spoke: 0 };
    return {
      ...{ id: RECORDED[place] ?? newId(), focusSession: session, role: "GUEST", participant, access: "GRANTED" },
      ...{ consent: "GIVEN", consentedAt: times.launchedAt, seenAt: endedAt },
      ...{ connectedMs: ms(there), speakingMs: ms(spoke) },
    };
  });
  await db.insertInto("videoSeat").values(seats).execute();
  await db
    .insertInto("videoSeat")
    .values({
      ...{ id: DEMO_FOCUS_SEATS.moderator, focusSession: session, role: "MODERATOR", moderator: host.id, access: "GRANTED" },
      ...{ seenAt: endedAt, connectedMs: ms(MINUTES), speakingMs: ms(11) },
    })
    .execute();
  const attended = seats.filter(({ connectedMs }) => connectedMs >= ms(MINUTES / 2)).map(({ participant }) => participant);
  await db.updateTable("focusParticipant").set({ attendedAt: endedAt }).where("id", "in", attended).execute();
  await seedDemoRecording(context, db, {
    ...{ id: DEMO_FOCUS_RECORDING, seats: DEMO_FOCUS_SEATS, sessionKey: focusSessionKey(session), study, title },
    ...{ startedAt: startsAt, moderator: host.id },
  });
  await seedDemoTranscript(db, { recording: DEMO_FOCUS_RECORDING, seats: DEMO_FOCUS_SEATS, completedAt: endedAt });
}

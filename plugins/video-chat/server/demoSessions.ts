import { type DemoSeed, newId, type SeedContext, type SpaceDb } from "../../../src/server/kit";
import { MS_PER_DAY } from "../../../src/shared/dates/msPerDay";
import { VIDEO_CHAT } from "../shared/videoChat";
import { seedMessages } from "./demoMessages";
import { DEMO_RECORDING, DEMO_SEATS, seedDemoRecording } from "./recording/demoRecording";
import { activityKey } from "./sessionKey";
import { seedDemoTranscript } from "./transcript/demoTranscript";

const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;
const MINUTES = 60;
/** Minutes that each member was there, and spoke. */
const ATTENDED = [
  { there: 58, spoke: 13.4 },
  { there: 57, spoke: 9.1 },
  { there: 55, spoke: 6.8 },
  { there: 58, spoke: 4.2 },
  { there: 22, spoke: 1.6 },
];
const WORKS = { camera: "WORKS", microphone: "WORKS", screen: "SKIPPED", connection: "WORKS" } as const;

const at = (ms: number) => new Date(Date.now() + ms).toISOString();
const ms = (minutes: number) => Math.round(minutes * MINUTE_MS);

interface Settings {
  readonly title: string;
  readonly description: string;
  readonly status: "ACTIVE" | "FINISHED";
  readonly startsAt: string;
  readonly endsAt: string;
}

async function seedActivity(db: SpaceDb, settings: Settings): Promise<string> {
  const id = newId();
  await db
    .insertInto("activity")
    .values({
      ...settings,
      ...{ id, type: VIDEO_CHAT, labs: 60, announced: "OPENED" },
      ...{ videoChatParticipants: 6, videoChatMinutes: MINUTES, videoChatPassword: "abono-2027", screenSharing: true },
    })
    .execute();
  return id;
}

/** Members of the session's recording. */
const RECORDED = [DEMO_SEATS.first, DEMO_SEATS.second];

/** A session that is over, with who was there, how long they spoke, and its recording. */
async function seedFinished(db: SpaceDb, context: SeedContext): Promise<void> {
  const begins = -3 * MS_PER_DAY;
  const title = "En directo: la app de los abonos";
  const activity = await seedActivity(db, {
    title,
    description: "Una hora de conversación por videollamada sobre la primera versión de la app.",
    status: "FINISHED",
    startsAt: at(begins),
    endsAt: at(begins + 2 * HOUR_MS),
  });
  const times = { launchedAt: at(begins - 10 * MINUTE_MS), startedAt: at(begins), endedAt: at(begins + HOUR_MS) };
  await db
    .insertInto("videoChat")
    .values({ id: newId(), activity, status: "ENDED", ...times })
    .execute();
  const members = await db
    .selectFrom("member")
    .select("id")
    .where("status", "=", "ACTIVE")
    .where("email", "<>", "member@demo.test")
    .orderBy("nickname")
    .limit(ATTENDED.length)
    .execute();
  const moderator = await db.selectFrom("staffRole").select("id").where("email", "=", "moderator@demo.test").executeTakeFirst();
  const attended = members.flatMap(({ id: member }, place) => {
    const { there, spoke } = ATTENDED[place] ?? { there: 0, spoke: 0 };
    const figures = { connectedMs: ms(there), speakingMs: ms(spoke), consent: "GIVEN", consentedAt: times.launchedAt };
    return [
      {
        id: RECORDED[place] ?? newId(),
        activity,
        role: "MEMBER",
        member,
        access: "GRANTED",
        seenAt: times.endedAt,
        ...figures,
        ...WORKS,
      },
    ];
  });
  await db
    .insertInto("videoSeat")
    .values(attended.map((seat) => ({ ...seat, testedAt: times.launchedAt })))
    .execute();
  if (moderator) {
    await db
      .insertInto("videoSeat")
      .values({
        ...{
          id: DEMO_SEATS.moderator,
          activity,
          role: "MODERATOR",
          moderator: moderator.id,
          access: "GRANTED",
          seenAt: times.endedAt,
        },
        ...{ connectedMs: ms(60), speakingMs: ms(16.5) },
      })
      .execute();
    await seedDemoRecording(context, db, {
      ...{ id: DEMO_RECORDING, seats: DEMO_SEATS, sessionKey: activityKey(activity), title },
      ...{ startedAt: times.startedAt, moderator: moderator.id },
    });
    await seedDemoTranscript(db, { recording: DEMO_RECORDING, seats: DEMO_SEATS, completedAt: times.endedAt });
  }
  const participations = attended.map(({ member, connectedMs }) => ({
    ...{ id: newId(), activity, member, startedAt: times.startedAt },
    ...(connectedMs >= ms(MINUTES / 2) ? { status: "COMPLETED", completedAt: times.endedAt } : { status: "STARTED" }),
  }));
  await db.insertInto("participation").values(participations).execute();
  await seedMessages(db, {
    activity,
    begins,
    chair: moderator && DEMO_SEATS.moderator,
    members: attended.map(({ id, member }) => ({ seat: id, member })),
  });
}

/** A session that is over and one that a moderator can begin at any time. */
export const demoSessions: DemoSeed = {
  name: "videoChat",
  order: 78,
  run: async (context) => {
    const db = context.spaceDb(context.communityId);
    await seedFinished(db, context);
    const activity = await seedActivity(db, {
      title: "En directo: el abono que te imaginas",
      description: "Una hora por videollamada con otras cinco personas. Prueba antes tu cámara y tu micrófono.",
      status: "ACTIVE",
      startsAt: at(-HOUR_MS),
      endsAt: at(20 * MS_PER_DAY),
    });
    await db.insertInto("videoChat").values({ id: newId(), activity, isOpenToGuests: true }).execute();
  },
};

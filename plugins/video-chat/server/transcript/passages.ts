import type { Passage, PassageSource, SpaceDb } from "../../../../src/server/kit";
import { nameOf, readSeats, type SeatRow } from "../seats";
import { activityKey } from "../sessionKey";
import { readRow } from "./rows";

interface Session {
  readonly recording: string;
  readonly startedAt: string | null;
}

/** Those whose words aren't findings. */
const TEAM: ReadonlySet<string | null> = new Set(["MODERATOR", "OBSERVER"]);

/** Readable recordings of an activity, the first first. */
const readSessions = (db: SpaceDb, activityId: string): Promise<readonly Session[]> =>
  db
    .selectFrom("recording")
    .innerJoin("transcript", "transcript.recording", "recording.id")
    .select(["recording.id as recording", "recording.startedAt"])
    .where("recording.activity", "=", activityId)
    .where("recording.kind", "=", "VIDEO_CHAT")
    .where("transcript.status", "=", "READY")
    .orderBy("recording.startedAt")
    .orderBy("recording.id")
    .execute();

/** By where in the recording they begin: that stays when a text is corrected. */
async function readSaid(
  db: SpaceDb,
  { recording, startedAt }: Session,
  seats: ReadonlyMap<string, SeatRow>,
): Promise<readonly Passage[]> {
  const transcript = await readRow(db, recording);
  if (!transcript) return [];
  const given = new Map(transcript.speakerNames.map(({ speaker, name }) => [speaker, name]));
  const known = new Map<number, number>();
  return transcript.segments.flatMap(({ startSeconds, speaker, text }) => {
    const again = known.get(startSeconds) ?? 0;
    known.set(startSeconds, again + 1);
    const seat = seats.get(speaker ?? "");
    if (text.trim() === "" || TEAM.has(seat?.role ?? null)) return [];
    const at = new Date(Date.parse(startedAt ?? new Date(0).toISOString()) + startSeconds * 1_000).toISOString();
    const id = `${recording}:${startSeconds}${again > 0 ? `:${again}` : ""}`;
    return [{ id, text, author: given.get(speaker ?? "") ?? (seat ? nameOf(seat) : ""), heading: "", at }];
  });
}

async function readAll(db: SpaceDb, activityId: string): Promise<readonly Passage[]> {
  const sessions = await readSessions(db, activityId);
  if (sessions.length === 0) return [];
  const seats = new Map((await readSeats(db, activityKey(activityId))).map((seat) => [seat.id, seat]));
  return (await Promise.all(sessions.map((session) => readSaid(db, session, seats)))).flat();
}

/** What participants said in an activity's recorded sessions, for analysis. */
export const spokenPassages: PassageSource = {
  name: "transcripts",
  read: async ({ db, activityId, limit }) => {
    const all = await readAll(db, activityId);
    return { total: all.length, passages: all.slice(-limit) };
  },
  find: async ({ db, activityId, ids }) => {
    const wanted = new Set(ids);
    return (await readAll(db, activityId)).filter(({ id }) => wanted.has(id));
  },
};

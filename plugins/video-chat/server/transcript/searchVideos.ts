import { type RouteContext, sql } from "../../../../src/server/kit";
import type { VideoHit } from "../../shared/transcript/api";
import { snippetOf } from "../../shared/transcript/searchSegments";
import type { SpeakerName } from "./rows";

const MOST_HITS = 200;

interface FoundSegment {
  readonly recording: string;
  readonly activity: string;
  readonly title: string;
  readonly speakerNames: readonly SpeakerName[] | null;
  readonly startSeconds: number;
  readonly speaker: string | null;
  readonly text: string;
}

/** Activities with a transcript that the caller may see. */
async function reachableActivities({ db, records }: Pick<RouteContext, "db" | "records">): Promise<readonly string[]> {
  const rows = await db
    .selectFrom("transcript")
    .innerJoin("recording", "recording.id", "transcript.recording")
    .select("recording.activity")
    .distinct()
    .where("transcript.status", "=", "READY")
    .where("recording.kind", "=", "VIDEO_CHAT")
    .where("recording.activity", "is not", null)
    .execute();
  const ids = rows.flatMap(({ activity }) => activity ?? []);
  return ids.length > 0 ? records.reachable({ entity: "activity", action: "read", ids }) : [];
}

/** Wildcards of `like` stand for themselves. */
const pattern = (text: string) => `%${text.replace(/[\\%_]/g, "\\$&")}%`;

type Said = Pick<FoundSegment, "startSeconds" | "text"> & { readonly speaker?: string };

/** Segments leave the database only where they say it. */
async function findSegments({ db }: Pick<RouteContext, "db">, activities: readonly string[], text: string) {
  const saying = sql`jsonb_array_elements(transcript.segments) said
    where search_key(said ->> 'text') like search_key(${pattern(text)})`;
  const rows = await db
    .selectFrom("transcript")
    .innerJoin("recording", "recording.id", "transcript.recording")
    .innerJoin("activity", "activity.id", "recording.activity")
    .select(["recording.id as recording", "activity.id as activity", "activity.title", "transcript.speakerNames"])
    .select(sql<readonly Said[]>`(select jsonb_agg(said) from ${saying})`.as("said"))
    .where("activity.id", "in", activities)
    .where("transcript.status", "=", "READY")
    .where(sql<boolean>`exists (select from ${saying})`)
    .orderBy("recording.startedAt", sql`desc nulls last`)
    .orderBy("recording.id")
    .limit(MOST_HITS + 1)
    .execute();
  return rows.flatMap(({ said, speakerNames, ...row }) =>
    said.map(
      ({ speaker = null, ...segment }): FoundSegment => ({
        ...row,
        ...segment,
        speaker,
        speakerNames: speakerNames as unknown as FoundSegment["speakerNames"],
      }),
    ),
  );
}

async function seatNames({ db }: Pick<RouteContext, "db">, seats: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (seats.length === 0) return new Map();
  const rows = await db
    .selectFrom("videoSeat")
    .leftJoin("member", "member.id", "videoSeat.member")
    .leftJoin("staffRole", "staffRole.id", "videoSeat.moderator")
    .select(["videoSeat.id", "member.nickname", "staffRole.name"])
    .where(sql<boolean>`video_seat.id::text = any(${seats}::text[])`)
    .execute();
  return new Map(rows.map(({ id, nickname, name }) => [id, nickname ?? name ?? ""]));
}

/** Where recorded sessions of the community say something, of those that the caller may see. */
export async function searchVideos(
  context: Pick<RouteContext, "db" | "records">,
  text: string,
): Promise<{ readonly hits: readonly VideoHit[]; readonly hasMore: boolean }> {
  const activities = await reachableActivities(context);
  if (activities.length === 0) return { hits: [], hasMore: false };
  const found = await findSegments(context, activities, text.trim());
  const shown = found.slice(0, MOST_HITS);
  const names = await seatNames(context, [...new Set(shown.flatMap(({ speaker }) => speaker ?? []))]);
  const hits = shown.map(({ recording, activity, title, speakerNames, startSeconds, speaker, text: words }) => {
    const given = (speakerNames ?? []).find((one) => one.speaker === speaker)?.name;
    return {
      activity: { id: activity, title },
      recording,
      startSeconds,
      name: speaker === null ? null : (given ?? names.get(speaker) ?? speaker),
      snippet: [...snippetOf(words, text)],
    };
  });
  return { hits, hasMore: found.length > MOST_HITS };
}

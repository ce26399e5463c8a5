import { newId, type SpaceDb, sql } from "../../../src/server/kit";
import { AppError } from "../../../src/shared/errors";
import type { VideoStatus } from "../shared/api";
import { VIDEO_ERRORS } from "../shared/errors";
import { LONGEST_MINUTES, VIDEO_CHAT } from "../shared/videoChat";

/** An activity's session. */
export interface VideoSession {
  readonly activityId: string;
  /** Of its row; null before anything was done with it. */
  readonly sessionId: string | null;
  readonly title: string;
  /** Whether the activity itself is open. */
  readonly isActive: boolean;
  readonly status: VideoStatus;
  readonly startsAt: string | null;
  readonly startedAt: string | null;
  readonly endedAt: string | null;
  readonly minutes: number;
  readonly places: number;
  readonly canShareScreen: boolean;
  /** Whether the links without an account let anybody in. */
  readonly isOpenToGuests: boolean;
  readonly password: string | null;
}

/** @throws AppError `record.notFound` where the activity is no video chat */
export async function readSession(db: SpaceDb, activityId: string): Promise<VideoSession> {
  const row = await db
    .selectFrom("activity")
    .leftJoin("videoChat", "videoChat.activity", "activity.id")
    .select(["activity.type", "activity.startsAt", "activity.videoChatMinutes", "activity.videoChatParticipants"])
    .select(["activity.title", "activity.status as activityStatus", "activity.videoChatPassword", "videoChat.isOpenToGuests"])
    .select(["activity.screenSharing", "videoChat.status", "videoChat.startedAt", "videoChat.endedAt"])
    .select("videoChat.id as sessionId")
    .where("activity.id", "=", activityId)
    .executeTakeFirst();
  if (row?.type !== VIDEO_CHAT) throw new AppError("record.notFound");
  return {
    activityId,
    sessionId: row.sessionId,
    title: row.title,
    isActive: row.activityStatus === "ACTIVE",
    status: (row.status as VideoStatus | null) ?? "UNAVAILABLE",
    startsAt: row.startsAt,
    startedAt: row.startedAt,
    endedAt: row.endedAt,
    minutes: row.videoChatMinutes ?? LONGEST_MINUTES,
    places: row.videoChatParticipants ?? 1,
    canShareScreen: row.screenSharing ?? false,
    isOpenToGuests: row.isOpenToGuests ?? false,
    password: row.videoChatPassword,
  };
}

/** When a session ends by itself; null before it has begun. */
export function endOf({ startedAt, endedAt, minutes }: VideoSession): string | null {
  if (endedAt) return endedAt;
  return startedAt ? new Date(Date.parse(startedAt) + minutes * 60_000).toISOString() : null;
}

async function ensureSession(db: SpaceDb, activityId: string): Promise<void> {
  await db
    .insertInto("videoChat")
    .values({ id: newId(), activity: activityId })
    .onConflict((conflict) => conflict.columns(["spaceId", "activity"]).doNothing())
    .execute();
}

/** Opens the links without an account, or closes them: whoever is in stays. */
export async function openToGuests(db: SpaceDb, activityId: string, isOpen: boolean): Promise<void> {
  await ensureSession(db, activityId);
  await db.updateTable("videoChat").set({ isOpenToGuests: isOpen }).where("activity", "=", activityId).execute();
}

interface Move {
  readonly from: readonly VideoStatus[];
  readonly to: VideoStatus;
  /** The time that it notes. */
  readonly at: "launchedAt" | "startedAt" | "endedAt";
}

/**
 * Takes the session on, in the open transaction; of two at once, one does.
 * @throws AppError `videoChat.wrongStatus`
 */
export async function moveSession(db: SpaceDb, activityId: string, { from, to, at }: Move): Promise<void> {
  await ensureSession(db, activityId);
  const moved = await db
    .updateTable("videoChat")
    .set({ status: to, [at]: sql<string>`now()` })
    .where("activity", "=", activityId)
    .where("status", "in", from)
    .executeTakeFirst();
  if (moved.numUpdatedRows === 0n) throw new AppError(VIDEO_ERRORS.wrongStatus);
}

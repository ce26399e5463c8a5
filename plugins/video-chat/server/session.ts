import { newId, type SpaceDb, sql } from "../../../src/server/kit";
import { AppError } from "../../../src/shared/errors";
import type { VideoStatus } from "../shared/api";
import { VIDEO_ERRORS } from "../shared/errors";
import { inSession, ofSession, ownerOf, type SessionKey } from "./sessionKey";
import { kindOf } from "./sessionKinds";
import type { SessionSettings } from "./sessionKinds/sessionKind";

/** A session: what its record says of it, and where it stands. */
export interface VideoSession extends SessionSettings {
  readonly sessionKey: SessionKey;
  /** Of its row; null before anything was done with it. */
  readonly sessionId: string | null;
  readonly status: VideoStatus;
  readonly startedAt: string | null;
  readonly endedAt: string | null;
  /** Whether the links without an account let anybody in. */
  readonly isOpenToGuests: boolean;
}

/** @throws AppError `record.notFound` where there is no such record, or it has no session */
export async function readSession(db: SpaceDb, sessionKey: SessionKey): Promise<VideoSession> {
  const settings = await kindOf(sessionKey).readSettings(db, ownerOf(sessionKey).id);
  const row = await db
    .selectFrom("videoChat")
    .select(["id", "status", "startedAt", "endedAt", "isOpenToGuests"])
    .where(...inSession(sessionKey))
    .executeTakeFirst();
  return {
    ...settings,
    sessionKey,
    sessionId: row?.id ?? null,
    status: (row?.status as VideoStatus | undefined) ?? "UNAVAILABLE",
    startedAt: row?.startedAt ?? null,
    endedAt: row?.endedAt ?? null,
    isOpenToGuests: row?.isOpenToGuests ?? false,
  };
}

/** Holds a session's record until the transaction ends. */
export async function holdSession(db: SpaceDb, sessionKey: SessionKey): Promise<void> {
  const { owner, id } = ownerOf(sessionKey);
  await db.selectFrom(owner).select("id").where("id", "=", id).forUpdate().execute();
}

/** When a session ends by itself; null before it has begun. */
export function endOf({ startedAt, endedAt, minutes }: VideoSession): string | null {
  if (endedAt) return endedAt;
  return startedAt ? new Date(Date.parse(startedAt) + minutes * 60_000).toISOString() : null;
}

async function ensureSession(db: SpaceDb, sessionKey: SessionKey): Promise<void> {
  await db
    .insertInto("videoChat")
    .values({ id: newId(), ...ofSession(sessionKey) })
    .onConflict((conflict) => conflict.columns(["spaceId", ownerOf(sessionKey).owner]).doNothing())
    .execute();
}

/** Opens the links without an account, or closes them: whoever is in stays. */
export async function openToGuests(db: SpaceDb, sessionKey: SessionKey, isOpen: boolean): Promise<void> {
  await ensureSession(db, sessionKey);
  await db
    .updateTable("videoChat")
    .set({ isOpenToGuests: isOpen })
    .where(...inSession(sessionKey))
    .execute();
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
export async function moveSession(db: SpaceDb, sessionKey: SessionKey, { from, to, at }: Move): Promise<void> {
  await ensureSession(db, sessionKey);
  const moved = await db
    .updateTable("videoChat")
    .set({ status: to, [at]: sql<string>`now()` })
    .where(...inSession(sessionKey))
    .where("status", "in", from)
    .executeTakeFirst();
  if (moved.numUpdatedRows === 0n) throw new AppError(VIDEO_ERRORS.wrongStatus);
}

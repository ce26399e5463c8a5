import { newId, type SpaceDb, sql } from "../../../src/server/kit";
import { AppError } from "../../../src/shared/errors";
import type { Devices, SeatAccess } from "../shared/api";
import { VIDEO_ERRORS } from "../shared/errors";
import type { RecordingConsent } from "../shared/recordingApi";
import { GONE_AFTER_MS } from "../shared/videoChat";
import { holdSession } from "./session";
import { inSession, ofSession, ownerOf, type SessionKey } from "./sessionKey";

/** Whose a seat is: a member's, somebody's of the team, or, by the seat itself, somebody's who came by a link. */
export type Holder =
  | { readonly role: "MEMBER"; readonly memberId: string }
  | { readonly role: "MODERATOR" | "OBSERVER"; readonly moderatorId: string }
  | { readonly role: "GUEST" | "OBSERVER"; readonly seatId: string };

/** Those for whom a session has places, and whom the moderator lets in. */
const ADMITTED: readonly Holder["role"][] = ["MEMBER", "GUEST"];

const MOST_SEATS = 300;

/** Columns whose values are names; their schema holds them to these. */
interface Narrow {
  readonly role: Holder["role"];
  readonly access: SeatAccess;
  readonly consent: RecordingConsent | null;
  readonly camera: Devices["camera"] | null;
  readonly microphone: Devices["microphone"] | null;
  readonly screen: Devices["screen"] | null;
  readonly connection: Devices["connection"] | null;
}

function seats(db: SpaceDb, sessionKey: SessionKey) {
  const { owner, id } = ownerOf(sessionKey);
  return db
    .selectFrom("videoSeat")
    .leftJoin("member", "member.id", "videoSeat.member")
    .leftJoin("staffRole", "staffRole.id", "videoSeat.moderator")
    .leftJoin("focusParticipant", "focusParticipant.id", "videoSeat.participant")
    .select(["videoSeat.id", "videoSeat.role", "videoSeat.member", "videoSeat.access", "videoSeat.reason", "videoSeat.isMuted"])
    .select(["videoSeat.isHandUp", "videoSeat.seenAt", "videoSeat.connectedAt", "videoSeat.connectedMs", "videoSeat.speakingMs"])
    .select([
      "videoSeat.consent",
      "videoSeat.testedAt",
      "videoSeat.camera",
      "videoSeat.microphone",
      "videoSeat.screen",
      "videoSeat.connection",
    ])
    .select(["member.nickname", "member.image", "staffRole.name", "videoSeat.moderator", "videoSeat.nickname as linkName"])
    .select(["videoSeat.participant", "focusParticipant.name as participantName"])
    .where(`videoSeat.${owner}`, "=", id)
    .$narrowType<Narrow>();
}

/** Everybody who has come to a session, in order. */
export async function readSeats(db: SpaceDb, sessionKey: SessionKey) {
  return seats(db, sessionKey).orderBy("videoSeat.createdAt").orderBy("videoSeat.id").limit(MOST_SEATS).execute();
}

/** A seat with the name of whose it is. */
export type SeatRow = Awaited<ReturnType<typeof readSeats>>[number];

export const isHere = ({ seenAt }: Pick<SeatRow, "seenAt">, now: number) =>
  seenAt !== null && now - Date.parse(seenAt) < GONE_AFTER_MS;

/** Whether somebody is in the session itself. What a connection that broke with the server has left counts for no longer than its beats. */
export const isConnected = (row: Pick<SeatRow, "seenAt" | "connectedAt">, now: number) =>
  row.connectedAt !== null && isHere(row, now);

/** Whether somebody came by a link. */
export const isByLink = ({ linkName, participant }: Pick<SeatRow, "linkName" | "participant">) =>
  linkName !== null || participant !== null;

type Named = Pick<SeatRow, "nickname" | "name" | "linkName" | "participantName">;

export const nameOf = ({ nickname, name, linkName, participantName }: Named) =>
  nickname ?? name ?? linkName ?? participantName ?? "";

/** The column that says whose a seat is, and its value. */
export function ownedBy(holder: Holder) {
  if ("seatId" in holder) return ["id", holder.seatId] as const;
  return "memberId" in holder ? (["member", holder.memberId] as const) : (["moderator", holder.moderatorId] as const);
}

export async function readSeat(db: SpaceDb, sessionKey: SessionKey, holder: Holder): Promise<SeatRow | undefined> {
  const [column, id] = ownedBy(holder);
  return seats(db, sessionKey).where(`videoSeat.${column}`, "=", id).executeTakeFirst();
}

/** Notes that somebody is there. Whoever comes first gets a seat: members wait for access, the team has it; who came by a link has one. */
export async function noteSeen(
  db: SpaceDb,
  sessionKey: SessionKey,
  holder: Holder & { readonly isHandUp?: boolean },
): Promise<void> {
  const [column, id] = ownedBy(holder);
  const values = {
    // A role may have changed since.
    role: holder.role,
    seenAt: sql<string>`now()`,
    ...(holder.isHandUp === undefined ? {} : { isHandUp: holder.isHandUp }),
  };
  if (column === "id") {
    await db
      .updateTable("videoSeat")
      .set(values)
      .where(...inSession(sessionKey))
      .where("id", "=", id)
      .execute();
    return;
  }
  const access: SeatAccess = holder.role === "MEMBER" ? "PENDING" : "GRANTED";
  await db
    .insertInto("videoSeat")
    .values({ id: newId(), ...ofSession(sessionKey), [column]: id, access, ...values })
    .onConflict((conflict) => conflict.columns(["spaceId", ownerOf(sessionKey).owner, column]).doUpdateSet(values))
    .execute();
}

export async function saveDevices(
  db: SpaceDb,
  sessionKey: SessionKey,
  holder: Exclude<Holder, { readonly moderatorId: string }>,
  devices: Devices,
): Promise<void> {
  const values = { ...devices, testedAt: sql<string>`now()` };
  if ("seatId" in holder) {
    await db
      .updateTable("videoSeat")
      .set(values)
      .where(...inSession(sessionKey))
      .where("id", "=", holder.seatId)
      .execute();
    return;
  }
  const { memberId } = holder;
  await db
    .insertInto("videoSeat")
    .values({ id: newId(), ...ofSession(sessionKey), member: memberId, role: "MEMBER", ...values })
    .onConflict((conflict) => conflict.columns(["spaceId", ownerOf(sessionKey).owner, "member"]).doUpdateSet(values))
    .execute();
}

interface Granting {
  readonly sessionKey: SessionKey;
  readonly seat: string;
  readonly access: SeatAccess;
  readonly reason?: string;
  /** How many members and guests may be in. */
  readonly places: number;
}

/** @throws AppError `record.notFound`, `request.invalid` for a seat of the team, `videoChat.full` */
export async function grantAccess(db: SpaceDb, { sessionKey, seat, access, reason, places }: Granting): Promise<void> {
  await db.transaction(async () => {
    // Two grants at once would each find the last place free.
    await holdSession(db, sessionKey);
    const row = await db
      .selectFrom("videoSeat")
      .select(["role", "access", "nickname"])
      .where(...inSession(sessionKey))
      .where("id", "=", seat)
      .executeTakeFirst();
    if (!row) throw new AppError("record.notFound");
    const hasPlace = row.role === "MEMBER" || row.role === "GUEST";
    // Observers by a link are in at once, and may be sent away.
    if (!hasPlace && row.nickname === null)
      throw new AppError("request.invalid", { faults: [{ path: "/seat", rule: "reference" }] });
    if (hasPlace && access === "GRANTED" && row.access !== "GRANTED") {
      const { taken } = await db
        .selectFrom("videoSeat")
        .select((eb) => eb.fn.countAll<number>().as("taken"))
        .where(...inSession(sessionKey))
        .where("role", "in", ADMITTED)
        .where("access", "=", "GRANTED")
        .executeTakeFirstOrThrow();
      if (Number(taken) >= places) throw new AppError(VIDEO_ERRORS.full);
    }
    await db
      .updateTable("videoSeat")
      .set({ access, reason: access === "DENIED" ? reason?.trim() || null : null })
      .where("id", "=", seat)
      .execute();
  });
}

/** @throws AppError `record.notFound` */
export async function setMuted(db: SpaceDb, sessionKey: SessionKey, seat: string, isMuted: boolean): Promise<void> {
  const { numUpdatedRows } = await db
    .updateTable("videoSeat")
    .set({ isMuted })
    .where(...inSession(sessionKey))
    .where("id", "=", seat)
    .where("role", "!=", "OBSERVER")
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw new AppError("record.notFound");
}

/** Notes that a seat's connection ended, once. @returns who it was; nothing where it was noted before */
export async function noteLeft(db: SpaceDb, seat: string, speakingMs: number): Promise<Holder["role"] | undefined> {
  const left = await db
    .updateTable("videoSeat")
    .set({
      connectedMs: sql<number>`connected_ms + (extract(epoch from now() - connected_at) * 1000)::int`,
      speakingMs: sql<number>`speaking_ms + ${Math.round(speakingMs)}`,
      connectedAt: null,
    })
    .where("id", "=", seat)
    .where("connectedAt", "is not", null)
    .returning("role")
    .executeTakeFirst();
  return left?.role as Holder["role"] | undefined;
}

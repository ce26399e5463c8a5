import type { HostTools, SpaceDb } from "../../../src/server/kit";
import { AppError } from "../../../src/shared/errors";
import type { IceServer, MemberVideo, TeamSeat, TeamVideo, VideoPerson } from "../shared/api";
import { VIDEO_ERRORS } from "../shared/errors";
import type { LinkVideo } from "../shared/guestApi";
import { hasTakenPart } from "./attended";
import { observerKey } from "./guests/observerKey";
import { chatVersion } from "./messages/readMessages";
import { activeRecording } from "./recording/recordings";
import { type Holder, isByLink, isConnected, isHere, nameOf, readSeat, readSeats, type SeatRow } from "./seats";
import { endOf, readSession, type VideoSession } from "./session";
import type { SessionKey } from "./sessionKey";

async function presentSession(db: SpaceDb, session: VideoSession, now: Date) {
  const recording = await activeRecording(db, session.sessionKey);
  const { status, startsAt, minutes, places, canShareScreen } = session;
  return {
    status,
    startsAt,
    minutes,
    places,
    canShareScreen,
    endsAt: endOf(session),
    now: now.toISOString(),
    recordingSince: recording?.startedAt ?? null,
  };
}

const personOf = ({ id, image, isMuted, isHandUp, ...row }: SeatRow, now: Date) => ({
  seat: id,
  name: nameOf(row),
  image,
  isMuted,
  isHandUp,
  isHere: isHere(row, now.getTime()),
  isConnected: isConnected(row, now.getTime()),
});

function presentTeamSeat(
  row: SeatRow,
  {
    session,
    now,
    speaking,
  }: { readonly session: VideoSession; readonly now: Date; readonly speaking: ReadonlyMap<string, number> },
): TeamSeat {
  const { camera, microphone, screen, connection } = row;
  const devices = camera && microphone && screen && connection ? { camera, microphone, screen, connection } : null;
  // Whoever is in at the moment has been there since: their time is noted when they leave.
  const since = row.connectedAt ? now.getTime() - Date.parse(row.connectedAt) : 0;
  return {
    ...personOf(row, now),
    role: row.role,
    isByLink: isByLink(row),
    access: row.access,
    reason: row.reason,
    consent: row.consent,
    devices,
    hasTakenPart: hasTakenPart(session, row),
    connectedMs: row.connectedMs + Math.max(0, since),
    speakingMs: row.speakingMs + Math.round(speaking.get(row.id) ?? 0),
  };
}

interface Asked {
  readonly sessionKey: SessionKey;
  readonly iceServers: readonly IceServer[];
  /** Nobody's where somebody of the back office looks. */
  readonly holder: Holder | undefined;
  /** How long those who are in have spoken since they came, by seat. */
  readonly speaking: ReadonlyMap<string, number>;
}

const presentGuests = (tools: AskedByTeam["tools"], session: VideoSession) => ({
  isOpen: session.isOpenToGuests,
  password: session.password,
  observerKey: session.isOpenToGuests ? observerKey(tools, session) : null,
});

interface AskedByTeam extends Asked {
  readonly tools: Pick<HostTools, "keyedHash">;
}

/** A session as the team sees it; observers see no one's reasons and tests. @throws AppError `record.notFound` */
export async function teamVideo(
  db: SpaceDb,
  { sessionKey, holder, iceServers, speaking, tools }: AskedByTeam,
): Promise<TeamVideo> {
  const session = await readSession(db, sessionKey);
  const rows = await readSeats(db, sessionKey);
  const now = new Date();
  const own = holder && (await readSeat(db, sessionKey, holder));
  const seats = rows.map((row) => presentTeamSeat(row, { session, now, speaking }));
  const isObserver = holder?.role === "OBSERVER";
  return {
    ...(await presentSession(db, session, now)),
    seat: own?.id ?? null,
    iceServers: [...iceServers],
    seats: isObserver ? seats.map((seat) => ({ ...seat, reason: null, devices: null })) : seats,
    roomChat: await chatVersion(db, sessionKey, "ROOM"),
    backRoom: await chatVersion(db, sessionKey, "BACK"),
    guests: holder?.role === "MODERATOR" && session.hasGuestLinks ? presentGuests(tools, session) : null,
  };
}

const isPerson = (row: SeatRow): row is SeatRow & { readonly role: VideoPerson["role"] } => row.role !== "OBSERVER";

/** Those whom everybody in the session sees: never an observer. */
function peopleOf(rows: readonly SeatRow[], now: Date): VideoPerson[] {
  return rows
    .filter(isPerson)
    .filter((row) => row.access === "GRANTED")
    .map((row) => ({ ...personOf(row, now), role: row.role }));
}

/** Members and guests are told that observers may watch, never who. */
const areObserversWatching = (rows: readonly SeatRow[], now: Date) =>
  rows.some((row) => row.role === "OBSERVER" && row.access === "GRANTED" && isHere(row, now.getTime()));

/** A session as a member sees it: nobody's name before they are let in, and no observer's ever. @throws AppError `record.notFound` */
export async function memberVideo(
  db: SpaceDb,
  { sessionKey, memberId, iceServers }: { readonly memberId: string } & Pick<Asked, "sessionKey" | "iceServers">,
): Promise<MemberVideo> {
  const session = await readSession(db, sessionKey);
  const rows = await readSeats(db, sessionKey);
  const now = new Date();
  const own = rows.find(({ member }) => member === memberId);
  const isIn = own?.access === "GRANTED" && session.status === "STARTED";
  return {
    ...(await presentSession(db, session, now)),
    seat: own?.id ?? null,
    iceServers: own?.access === "DENIED" ? [] : [...iceServers],
    access: own?.access ?? null,
    hasTakenPart: own !== undefined && hasTakenPart(session, own),
    reason: own?.reason ?? null,
    isMuted: own?.isMuted ?? false,
    consent: own?.consent ?? null,
    areObserversWatching: areObserversWatching(rows, now),
    people: isIn ? peopleOf(rows, now) : [],
    roomChat: isIn ? await chatVersion(db, sessionKey, "ROOM") : null,
  };
}

/** A session as somebody sees it who came by a link: as a member does, or as an observer. @throws AppError `videoChat.noSeat` */
export async function linkVideo(
  db: SpaceDb,
  { sessionKey, seatId, iceServers }: { readonly seatId: string } & Pick<Asked, "sessionKey" | "iceServers">,
): Promise<LinkVideo> {
  const session = await readSession(db, sessionKey);
  const rows = await readSeats(db, sessionKey);
  const now = new Date();
  const own = rows.find(({ id }) => id === seatId);
  if (!own) throw new AppError(VIDEO_ERRORS.noSeat);
  const isObserver = own.role === "OBSERVER";
  const isIn = own.access === "GRANTED" && session.status === "STARTED";
  const isWatching = isObserver && own.access === "GRANTED" && session.status !== "ENDED";
  return {
    ...(await presentSession(db, session, now)),
    title: session.title,
    seat: own.id,
    role: isObserver ? "OBSERVER" : "GUEST",
    name: nameOf(own),
    iceServers: own.access === "DENIED" ? [] : [...iceServers],
    access: own.access,
    reason: own.reason,
    isMuted: own.isMuted,
    consent: own.consent,
    areObserversWatching: !isObserver && areObserversWatching(rows, now),
    people: isIn ? peopleOf(rows, now) : [],
    roomChat: isIn ? await chatVersion(db, sessionKey, "ROOM") : null,
    backRoom: isWatching ? await chatVersion(db, sessionKey, "BACK") : null,
  };
}

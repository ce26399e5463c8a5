import { type ExtensionRoute, type RouteContext, route, type SpaceDb } from "../../../../src/server/kit";
import type { VideoStatus } from "../../shared/api";
import { overviewApi, type SessionLine } from "../../shared/overviewApi";
import { LONGEST_MINUTES, VIDEO_CHAT } from "../../shared/videoChat";
import { isHere } from "../seats";

const MOST = 200;

async function seatsOf(db: SpaceDb, ids: readonly string[]) {
  if (ids.length === 0) return [];
  return db
    .selectFrom("videoSeat")
    .select(["activity", "access", "seenAt"])
    .where("activity", "in", ids)
    .where("role", "in", ["MEMBER", "GUEST"])
    .execute();
}

async function readSessions({ db, records }: Pick<RouteContext, "db" | "records">): Promise<readonly SessionLine[]> {
  const filter = { type: VIDEO_CHAT, status: ["ACTIVE", "FINISHED"] };
  const reached = await records.list("activity", { filter, sort: ["startsAt", "DESC"], limit: MOST });
  const ids = reached.map(({ id }) => String(id));
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom("activity")
    .leftJoin("videoChat", "videoChat.activity", "activity.id")
    .select(["activity.id", "activity.title", "activity.startsAt", "activity.videoChatMinutes", "activity.videoChatParticipants"])
    .select(["videoChat.status", "videoChat.isOpenToGuests"])
    .where("activity.id", "in", ids)
    .orderBy("activity.startsAt", "desc")
    .execute();
  const seats = await seatsOf(db, ids);
  const now = Date.now();
  return rows.map(({ id, title, startsAt, videoChatMinutes, videoChatParticipants, status, isOpenToGuests }) => {
    const own = seats.filter(({ activity }) => activity === id);
    return {
      ...{ id, title, startsAt, minutes: videoChatMinutes ?? LONGEST_MINUTES, places: videoChatParticipants ?? 1 },
      status: (status as VideoStatus | null) ?? "UNAVAILABLE",
      admitted: { count: own.filter(({ access }) => access === "GRANTED").length },
      waiting: { count: own.filter((seat) => seat.access === "PENDING" && isHere(seat, now)).length },
      isOpenToGuests: isOpenToGuests ?? false,
    };
  });
}

/** The call of the team's overview. */
export function overviewRoutes(): readonly ExtensionRoute[] {
  return [
    route(overviewApi, "GET /api/video-chat-sessions", {
      // Which of them somebody may see, the list itself says.
      access: { kind: "staff" },
      handle: async (context) => ({ sessions: [...(await readSessions(context))] }),
    }),
  ];
}

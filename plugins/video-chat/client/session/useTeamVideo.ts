import { useCallback, useEffect, useState } from "react";
import { clientOf, consoleCommunity, useChannel } from "../../../../src/client/kit/console";
import type { SeatAccess, TeamVideo, videoApi } from "../../shared/api";
import type { ChatRoom, messageApi } from "../../shared/messageApi";
import { CHANNEL, HEARTBEAT_MS, TEAM_CHANNEL } from "../../shared/videoChat";
import type { ChatCalls } from "../chat/useMessages";
import { WINDOW_ID } from "../room/windowId";

const videos = clientOf<typeof videoApi>();
const messages = clientOf<typeof messageApi>();
const OBSERVED = "GET /client/communities/:id/activity/:activityId/videochatObserver";
const COMMENT = "POST /client/communities/:id/activity/:activityId/videoComment";
const GRANT = "POST /client/communities/:id/activity/:activityId/grantAccess";

/** A session as the team sees it, as it changes while one is there; one says so every ten seconds. */
export function useTeamVideo(activityId: string) {
  const id = consoleCommunity();
  const [newer, setNewer] = useState<TeamVideo>();
  const { data, error, refetch } = videos.useCall(
    OBSERVED,
    { params: { id, activityId } },
    { enabled: newer === undefined, gcTime: 0 },
  );
  const params = { id: activityId };
  const beat = useCallback(async () => {
    const answer = await videos
      .call("POST /api/activities/:id/video-chat/presence", { params: { id: activityId } }, { isQuiet: true })
      .catch(() => undefined);
    if (answer) setNewer(answer);
  }, [activityId]);
  useEffect(() => {
    void beat();
    const timer = setInterval(() => void beat(), HEARTBEAT_MS);
    return () => clearInterval(timer);
  }, [beat]);
  useChannel(CHANNEL, activityId, () => void beat());
  useChannel(TEAM_CHANNEL, activityId, () => void beat());
  const keep = async (answer: Promise<TeamVideo>) => setNewer(await answer);
  return {
    video: newer ?? data,
    error,
    refetch,
    beat,
    connect: async (offer: string, signal: AbortSignal) => {
      const input = { params, body: { offer, window: WINDOW_ID } };
      return (await videos.call("POST /api/activities/:id/video-chat/connection", input, { isQuiet: true, signal })).answer;
    },
    openToGuests: (isOpen: boolean) =>
      keep(videos.call("PUT /api/activities/:id/video-chat/guests", { params, body: { isOpen } })),
    chatOf: (
      room: ChatRoom,
      { canWrite, canDelete }: { readonly canWrite: boolean; readonly canDelete: boolean },
    ): ChatCalls => ({
      read: async () =>
        (await messages.call("GET /api/activities/:id/video-chat/messages", { params, query: { room } }, { isQuiet: true }))
          .messages,
      ...(canWrite
        ? {
            write: (text: string, key: string) =>
              messages.call(COMMENT, { params: { id, activityId }, body: { room, text, key } }, { isQuiet: true }),
          }
        : {}),
      ...(canDelete
        ? {
            remove: (messageId: string) =>
              messages.call("DELETE /api/activities/:id/video-chat/messages/:messageId", {
                params: { id: activityId, messageId },
              }),
          }
        : {}),
    }),
    launch: () => keep(videos.call("POST /api/activities/:id/video-chat/launch", { params })),
    start: () => keep(videos.call("POST /api/activities/:id/video-chat/start", { params })),
    end: () => keep(videos.call("POST /api/activities/:id/video-chat/end", { params })),
    mute: (seatId: string, isMuted: boolean) =>
      keep(
        videos.call("PUT /api/activities/:id/video-chat/seats/:seatId/mute", {
          params: { id: activityId, seatId },
          body: { isMuted },
        }),
      ),
    grant: (seat: string, access: SeatAccess, reason?: string) =>
      keep(videos.call(GRANT, { params: { id, activityId }, body: { seat, access, ...(reason ? { reason } : {}) } })),
  };
}

export type TeamSession = ReturnType<typeof useTeamVideo>;

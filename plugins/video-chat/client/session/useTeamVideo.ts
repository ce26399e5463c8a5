import { useQuery } from "@tanstack/react-query";
import { useCallback, useEffect, useState } from "react";
import { useChannel } from "../../../../src/client/kit/console";
import type { SeatAccess, TeamVideo } from "../../shared/api";
import type { ChatRoom } from "../../shared/messageApi";
import { CHANNEL, HEARTBEAT_MS, TEAM_CHANNEL } from "../../shared/videoChat";
import type { ChatCalls } from "../chat/useMessages";
import { useTeamCalls } from "./teamCalls";

/** A session as the team sees it, as it changes while one is there; one says so every ten seconds. */
export function useTeamVideo() {
  const calls = useTeamCalls();
  const { id } = calls;
  const [newer, setNewer] = useState<TeamVideo>();
  const { data, error, refetch } = useQuery({
    queryKey: ["videoChat", id, "video"],
    queryFn: calls.video,
    enabled: newer === undefined,
    gcTime: 0,
  });
  const sendBeat = calls.beat;
  const beat = useCallback(async () => {
    const answer = await sendBeat().catch(() => undefined);
    if (answer) setNewer(answer);
  }, [sendBeat]);
  useEffect(() => {
    void beat();
    const timer = setInterval(() => void beat(), HEARTBEAT_MS);
    return () => clearInterval(timer);
  }, [beat]);
  useChannel(CHANNEL, id, () => void beat());
  useChannel(TEAM_CHANNEL, id, () => void beat());
  const keep = async (answer: Promise<TeamVideo>) => setNewer(await answer);
  const { connect, launch, start, end, mute, grant, openToGuests } = calls;
  return {
    video: newer ?? data,
    error,
    refetch,
    beat,
    connect,
    openToGuests: openToGuests && ((isOpen: boolean) => keep(openToGuests(isOpen))),
    chatOf: (
      room: ChatRoom,
      { canWrite, canDelete }: { readonly canWrite: boolean; readonly canDelete: boolean },
    ): ChatCalls => ({
      read: () => calls.messages(room),
      ...(canWrite ? { write: (text: string, key: string) => calls.writeMessage({ room, text, key }) } : {}),
      ...(canDelete ? { remove: calls.deleteMessage } : {}),
    }),
    launch: () => keep(launch()),
    start: () => keep(start()),
    end: () => keep(end()),
    mute: (seatId: string, isMuted: boolean) => keep(mute(seatId, isMuted)),
    grant: (seat: string, access: SeatAccess, reason?: string) => keep(grant({ seat, access, ...(reason ? { reason } : {}) })),
  };
}

export type TeamSession = ReturnType<typeof useTeamVideo>;

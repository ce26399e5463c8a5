import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useRef, useState } from "react";
import { useChannel } from "../../../../../client/kit/console";
import { CHANNEL, type ConversationNews } from "../../../shared/comment";
import type { Place } from "../api/paths";

/** What one posts oneself is told before the call is answered. */
const SETTLE_MS = 1_500;
/** All who look on would ask at once. */
const SPREAD_MS = 2_000;

export const channelOf = ({ activityId, audience }: Place) => (audience === "TEAM" ? `${activityId}:team` : activityId);

/** Comments that came since the threads were read; nothing is put above what somebody is reading. */
export function useNews(place: Place, isKnown: (id: string) => boolean) {
  const client = useQueryClient();
  const [ids, setIds] = useState<readonly string[]>([]);
  const known = useRef(isKnown);
  useEffect(() => {
    known.current = isKnown;
  });
  const timers = useRef(new Set<ReturnType<typeof setTimeout>>());
  const later = useCallback((work: () => void, ms: number) => {
    const timer = setTimeout(() => {
      timers.current.delete(timer);
      work();
    }, ms);
    timers.current.add(timer);
  }, []);
  useEffect(() => () => timers.current.forEach(clearTimeout), []);
  const reread = useCallback(() => {
    setIds([]);
    void client.invalidateQueries({ queryKey: ["conversation"] });
  }, [client]);
  useChannel(CHANNEL, channelOf(place), (event) => {
    const news = event as ConversationNews | undefined;
    if (news?.kind === "typing") return;
    const { kind, id } = news ?? {};
    if (kind === "posted" && id)
      later(() => setIds((all) => (known.current(id) || all.includes(id) ? all : [...all, id])), SETTLE_MS);
    else later(reread, Math.random() * SPREAD_MS);
  });
  return { count: ids.filter((id) => !isKnown(id)).length, reread };
}

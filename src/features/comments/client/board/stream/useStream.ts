import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useCallback, useMemo, useState } from "react";
import { failureText, useChannel, useNotice, useTexts } from "../../../../../client/kit/console";
import type { Author, Comment } from "../../../../../contracts/api/comments";
import { CHANNEL, type ConversationNews, MOST_LATEST, MOST_SINCE } from "../../../shared/comment";
import { calls } from "../api/calls";
import { inputOf, type Place } from "../api/paths";
import { channelOf } from "../feed/useNews";
import { lastWithoutGap, mergeStream } from "./mergeStream";

const SPREAD_MS = 1_000;

async function readLatest(place: Place, before: number | undefined, signal?: AbortSignal): Promise<readonly Comment[]> {
  const { params, query } = inputOf(place);
  return calls.call(
    "GET /client/communities/:id/activity/:activityId/comments/latest",
    { params, query: { ...query, before: before?.toString() } },
    { ...(signal ? { signal } : {}), isQuiet: true },
  );
}

async function readSince(place: Place, seq: number): Promise<readonly Comment[]> {
  const { params, query } = inputOf(place);
  const { comments, lastSeq } = await calls.call(
    "GET /client/communities/:id/activity/:activityId/comments/since/:seq",
    { params: { ...params, seq: String(seq) }, query },
    { isQuiet: true },
  );
  return comments.length < MOST_SINCE ? comments : [...comments, ...(await readSince(place, lastSeq))];
}

/** A conversation as one stream: its end at first, what comes as it comes, what was before on request. */
export function useStream(place: Place, onTyping: (author: Author) => void) {
  const { t } = useTexts();
  const notice = useNotice();
  const client = useQueryClient();
  const key = useMemo(() => ["conversation", "stream", place.activityId, place.audience], [place]);
  const [isBegun, setIsBegun] = useState(false);
  const query = useQuery({
    queryKey: key,
    queryFn: async ({ signal }) => {
      const latest = await readLatest(place, undefined, signal);
      return mergeStream(client.getQueryData<readonly Comment[]>(key) ?? [], latest);
    },
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnMount: "always",
  });
  const write = useCallback(
    (update: (all: readonly Comment[]) => readonly Comment[]) =>
      client.setQueryData<readonly Comment[]>(key, (all = []) => update(all)),
    [client, key],
  );
  const add = useCallback((more: readonly Comment[]) => void write((all) => mergeStream(all, more)), [write]);
  const catchUp = useCallback(async () => {
    const last = lastWithoutGap(client.getQueryData<readonly Comment[]>(key) ?? []);
    add(await readSince(place, last).catch(() => []));
  }, [client, key, add, place]);
  useChannel(CHANNEL, channelOf(place), (event) => {
    const { kind, id, seq = 0, comment, author } = (event as ConversationNews | undefined) ?? {};
    if (kind === "typing") return author && onTyping(author);
    if (kind === "removed") return void write((all) => all.filter((one) => one.id !== id));
    if (comment) add([comment]);
    const all = client.getQueryData<readonly Comment[]>(key) ?? [];
    const last = lastWithoutGap(all);
    if (!comment || seq > last) setTimeout(() => void catchUp(), comment ? 0 : Math.random() * SPREAD_MS);
  });
  const comments = query.data;
  const first = comments?.[0]?.seq ?? 1;
  const readEarlier = async () => {
    try {
      const earlier = await readLatest(place, first);
      if (earlier.length < MOST_LATEST) setIsBegun(true);
      add(earlier);
    } catch (error) {
      notice(failureText(error, t), "error");
    }
  };
  return { comments, error: query.error, refetch: query.refetch, add, hasEarlier: first > 1 && !isBegun, readEarlier };
}

import { type InfiniteData, useQueryClient } from "@tanstack/react-query";
import { useMemo } from "react";
import type { Comment } from "../../../../../contracts/api/comments";
import type { FoundPage } from "../../../shared/api/search";
import type { ThreadPage } from "../../../shared/api/threads";
import { type Change, changeThreads, removing, replacing, withReply } from "./changes";

/** Writes what the server answered into all that is on the screen. */
export function useChanges() {
  const client = useQueryClient();
  return useMemo(() => {
    const ofThreads = (update: (page: ThreadPage) => ThreadPage) =>
      client.setQueriesData<InfiniteData<ThreadPage>>({ queryKey: ["conversation", "threads"] }, (data) =>
        data ? { ...data, pages: data.pages.map(update) } : data,
      );
    const change = (by: Change) => {
      ofThreads((page) => ({ ...page, threads: changeThreads(page.threads, by) }));
      client.setQueriesData<InfiniteData<FoundPage>>({ queryKey: ["conversation", "search"] }, (data) =>
        data
          ? { ...data, pages: data.pages.map((page) => ({ ...page, comments: page.comments.flatMap((one) => by(one) ?? []) })) }
          : data,
      );
      client.setQueriesData<readonly Comment[]>({ queryKey: ["conversation", "stream"] }, (data) =>
        data?.flatMap((one) => by(one) ?? []),
      );
    };
    return {
      replace: (comment: Comment) => change(replacing(comment)),
      remove: (id: string) => change(removing(id)),
      addReply: (reply: Comment) => ofThreads((page) => ({ ...page, threads: withReply(page.threads, reply) })),
      /** Reads all of it anew. */
      reread: () => client.invalidateQueries({ queryKey: ["conversation"] }),
    };
  }, [client]);
}

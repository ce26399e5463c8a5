import { useMemo } from "react";
import { useCommunity, useRequest } from "../../../../client/kit/member";
import type { Comment, ConversationState, PostBody, Reaction, ThreadPage } from "../../shared/comment";
import type { Reason } from "../../shared/report";

/** A conversation's calls, as the member makes them. All throw ApiError. */
export function useCalls(activityId: string) {
  const { communityId } = useCommunity();
  const request = useRequest();
  return useMemo(() => {
    const base = `/tester/communities/${communityId}/activity/${activityId}`;
    const ofComment = (id: string) => `/tester/communities/comment/${id}`;
    return {
      filesPath: `${base}/comments/files`,
      state: () => request<ConversationState>(`${base}/conversation`),
      page: (query: Readonly<Record<string, string>>) =>
        request<ThreadPage>(`${base}/comments/page/0/size/10?${new URLSearchParams(query)}`),
      since: (seq: number) => request<{ comments: readonly Comment[]; lastSeq: number }>(`${base}/comments/since/${seq}`),
      latest: (before?: number) =>
        request<readonly Comment[]>(`${base}/comments/latest${before === undefined ? "" : `?before=${before}`}`),
      change: (id: string, body: PostBody & { readonly editedAt: string | null }) =>
        request<Comment>(`${base}/comment/${id}`, { method: "PUT", body }),
      remove: (id: string) => request<void>(ofComment(id), { method: "DELETE" }),
      react: (id: string, reactionType: Reaction | null) =>
        request<Comment>(`${ofComment(id)}/reaction`, { method: "PUT", body: { reactionType } }),
      report: (id: string, said: { readonly reason: Reason; readonly explanation: string }) =>
        request<void>(`${ofComment(id)}/report`, { method: "POST", body: said }),
      see: (seq: number) => request<void>(`${base}/seeComments`, { method: "POST", body: { seq } }),
      typing: () => request<void>(`${base}/typing`, { method: "POST" }),
    };
  }, [activityId, communityId, request]);
}

export type Calls = ReturnType<typeof useCalls>;

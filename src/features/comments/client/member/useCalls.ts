import { useMemo } from "react";
import { clientOf, useCommunity } from "../../../../client/kit/member";
import type { Reaction } from "../../../../contracts/api/comments";
import type { conversationApi } from "../../../../contracts/api/conversation";
import type { ChangeBody, postsApi, Report } from "../../shared/api/posts";
import type { MemberFilterQuery } from "../../shared/api/schemas";
import type { searchApi } from "../../shared/api/search";
import type { threadsApi } from "../../shared/api/threads";

/** The members' calls about what people write. */
export const memberCalls = clientOf<typeof conversationApi & typeof threadsApi & typeof postsApi & typeof searchApi>();

const BASE = "/tester/communities/:id/activity/:activityId";
const COMMENT = "/tester/communities/comment/:commentId";

/** A conversation's calls, as the member makes them. All throw ApiError. */
export function useCalls(activityId: string) {
  const { communityId } = useCommunity();
  return useMemo(() => {
    const { call } = memberCalls;
    const params = { id: communityId, activityId };
    const given = { params, query: {} };
    const of = (commentId: string) => ({ params: { commentId } });
    return {
      filesPath: `/tester/communities/${communityId}/activity/${activityId}/comments/files`,
      state: () => call(`GET ${BASE}/conversation`, given),
      page: (query: MemberFilterQuery) =>
        call(`GET ${BASE}/comments/page/:page/size/:size`, { params: { ...params, page: "0", size: "10" }, query }),
      since: (seq: number) => call(`GET ${BASE}/comments/since/:seq`, { params: { ...params, seq: String(seq) }, query: {} }),
      latest: (before?: number) =>
        call(`GET ${BASE}/comments/latest`, { params, query: before === undefined ? {} : { before: String(before) } }),
      change: (commentId: string, body: ChangeBody) =>
        call(`PUT ${BASE}/comment/:commentId`, { params: { ...params, commentId }, query: {}, body }),
      remove: (id: string) => call(`DELETE ${COMMENT}`, of(id)),
      react: (id: string, reactionType: Reaction | null) =>
        call(`PUT ${COMMENT}/reaction`, { ...of(id), body: { reactionType } }),
      report: (id: string, body: Report) => call(`POST ${COMMENT}/report`, { ...of(id), body }),
      see: (seq: number) => call(`POST ${BASE}/seeComments`, { ...given, body: { seq } }),
      typing: () => call(`POST ${BASE}/typing`, given),
    };
  }, [activityId, communityId]);
}

export type Calls = ReturnType<typeof useCalls>;

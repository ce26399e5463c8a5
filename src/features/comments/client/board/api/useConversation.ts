import { useQuery } from "@tanstack/react-query";
import { fetchJson } from "../../../../../client/kit/console";
import type { ConversationState } from "../../../shared/comment";
import { conversationPath, type Place, queryOf } from "./paths";

/** How a conversation stands for whoever looks at it. */
export function useConversation(place: Place) {
  const { activityId, audience } = place;
  return useQuery({
    queryKey: ["conversation", "state", activityId, audience],
    queryFn: ({ signal }) =>
      fetchJson<ConversationState>(`${conversationPath(place)}/conversation${queryOf({}, audience)}`, { signal }),
  });
}

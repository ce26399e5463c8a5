import { useMutation, useQueryClient } from "@tanstack/react-query";
import { clientOf } from "../../../../client/kit/console";
import type { studyCommentsApi } from "../../shared/api/comments";

/** Colleagues write meanwhile: while the page is visible it is looked again. */
const INTERVAL_MS = 30_000;

const studies = clientOf<typeof studyCommentsApi>();
const COMMENTS = "GET /api/studies/:id/comments";

interface Watching {
  /** Whether it is read again from time to time. @default true */
  readonly isWatched?: boolean;
}

/** What was said of a study, the oldest first. */
export function useComments(studyId: string, { isWatched = true }: Watching = {}) {
  const options = isWatched ? { staleTime: 0, refetchInterval: INTERVAL_MS } : { staleTime: INTERVAL_MS };
  return studies.useCall(COMMENTS, { params: { id: studyId } }, options);
}

export type CommentChange =
  | { readonly does: "write"; readonly place: string; readonly text: string }
  | { readonly does: "resolve" | "reopen" | "delete"; readonly id: string };

/** Writes, resolves and takes back; the list is read anew after it. */
export function useCommentChange(studyId: string) {
  const queries = useQueryClient();
  const params = { id: studyId };
  return useMutation({
    mutationFn: async (change: CommentChange): Promise<void> => {
      if (change.does === "write") {
        const { place, text } = change;
        await studies.call("POST /api/studies/:id/comments", { params, body: { place, text } });
        return;
      }
      const at = { params: { ...params, commentId: change.id } };
      if (change.does === "delete") return studies.call("DELETE /api/studies/:id/comments/:commentId", at);
      const body = { isResolved: change.does === "resolve" };
      return studies.call("PUT /api/studies/:id/comments/:commentId", { ...at, body });
    },
    onSettled: () => queries.invalidateQueries({ queryKey: studies.keyOf(COMMENTS, { params }) }),
  });
}

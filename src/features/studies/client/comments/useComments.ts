import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { fetchJson } from "../../../../client/kit/console";
import type { StudyComments } from "../../shared/comments";

/** Colleagues write meanwhile: while the page is visible it is looked again. */
const INTERVAL_MS = 30_000;

const pathOf = (studyId: string, rest = "") => `/api/studies/${encodeURIComponent(studyId)}/comments${rest}`;
const keyOf = (studyId: string) => ["studyComments", studyId] as const;

interface Watching {
  /** Whether it is read again from time to time. @default true */
  readonly isWatched?: boolean;
}

/** What was said of a study, the oldest first. */
export function useComments(studyId: string, { isWatched = true }: Watching = {}) {
  return useQuery({
    queryKey: keyOf(studyId),
    queryFn: ({ signal }) => fetchJson<StudyComments>(pathOf(studyId), { signal }),
    staleTime: isWatched ? 0 : INTERVAL_MS,
    refetchInterval: isWatched ? INTERVAL_MS : false,
  });
}

export type CommentChange =
  | { readonly does: "write"; readonly place: string; readonly text: string }
  | { readonly does: "resolve" | "reopen" | "delete"; readonly id: string };

/** Writes, resolves and takes back; the list is read anew after it. */
export function useCommentChange(studyId: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (change: CommentChange) => {
      if (change.does === "write") {
        const { place, text } = change;
        return fetchJson(pathOf(studyId), { method: "POST", body: { place, text } });
      }
      const path = pathOf(studyId, `/${encodeURIComponent(change.id)}`);
      if (change.does === "delete") return fetchJson(path, { method: "DELETE" });
      return fetchJson(path, { method: "PUT", body: { isResolved: change.does === "resolve" } });
    },
    onSettled: () => queries.invalidateQueries({ queryKey: keyOf(studyId) }),
  });
}

import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useMemo } from "react";
import { failureText, fetchJson, useNotice, useTexts } from "../../../../../client/kit/console";
import type { Passage, PassageBody } from "../../../shared/coding";
import type { Place } from "../api/paths";

const NONE: readonly Passage[] = [];

/** What was coded in a conversation, and what changes it; each change resolves to whether it was done. */
export function usePassages({ activityId, audience }: Place) {
  const { t } = useTexts();
  const notice = useNotice();
  const client = useQueryClient();
  const key = useMemo(() => ["conversation", "passages", activityId, audience], [activityId, audience]);
  const path = `/api/activities/${encodeURIComponent(activityId)}/passages?audience=${audience}`;
  const { data } = useQuery({
    queryKey: key,
    queryFn: async ({ signal }) => (await fetchJson<{ readonly passages: readonly Passage[] }>(path, { signal })).passages,
  });
  const changes = useMemo(() => {
    const write = (update: (all: readonly Passage[]) => readonly Passage[]) =>
      client.setQueryData<readonly Passage[]>(key, (all = NONE) => update(all));
    const attempt = async (work: () => Promise<void>) => {
      try {
        await work();
        return true;
      } catch (error) {
        notice(failureText(error, t), "error");
        return false;
      }
    };
    const ofComment = (id: string) => `/api/comments/${encodeURIComponent(id)}/passages`;
    return {
      add: (commentId: string, body: PassageBody) =>
        attempt(async () => {
          const passage = await fetchJson<Passage>(ofComment(commentId), { method: "POST", body });
          write((all) => [...all.filter(({ id }) => id !== passage.id), passage]);
        }),
      remove: ({ commentId, id }: Passage) =>
        attempt(async () => {
          await fetchJson(`${ofComment(commentId)}/${encodeURIComponent(id)}`, { method: "DELETE" });
          write((all) => all.filter((one) => one.id !== id));
        }),
    };
  }, [client, key, notice, t]);
  return { passages: data ?? NONE, ...changes };
}

import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useMemo } from "react";
import { failureText, useNotice, useTexts } from "../../../../../client/kit/console";
import type { Passage, PassageBody } from "../../../shared/api/coding";
import { calls } from "../api/calls";
import type { Place } from "../api/paths";

const NONE: readonly Passage[] = [];

/** What was coded in a conversation, and what changes it; each change resolves to whether it was done. */
export function usePassages({ activityId, audience }: Place) {
  const { t } = useTexts();
  const notice = useNotice();
  const client = useQueryClient();
  const key = useMemo(() => ["conversation", "passages", activityId, audience], [activityId, audience]);
  const { data } = useQuery({
    queryKey: key,
    queryFn: async ({ signal }) => {
      const input = { params: { id: activityId }, query: { audience } };
      return (await calls.call("GET /api/activities/:id/passages", input, { signal })).passages;
    },
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
    return {
      add: (commentId: string, body: PassageBody) =>
        attempt(async () => {
          const passage = await calls.call("POST /api/comments/:id/passages", { params: { id: commentId }, body });
          write((all) => [...all.filter(({ id }) => id !== passage.id), passage]);
        }),
      remove: ({ commentId, id }: Passage) =>
        attempt(async () => {
          const params = { id: commentId, passageId: id };
          await calls.call("DELETE /api/comments/:id/passages/:passageId", { params });
          write((all) => all.filter((one) => one.id !== id));
        }),
    };
  }, [client, key, notice, t]);
  return { passages: data ?? NONE, ...changes };
}

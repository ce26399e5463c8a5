import { useMemo } from "react";
import { failureText, useNotice, useTexts } from "../../../../../client/kit/console";
import type { Comment } from "../../../../../contracts/api/comments";
import { calls } from "./calls";
import { useChanges } from "./useChanges";

const COMMENT = "/client/communities/comment/:commentId";

/** What the team does with a comment. Each resolves to whether it was done; what failed has been said. */
export interface Moderation {
  readonly setMedal: (id: string, medal: boolean) => Promise<boolean>;
  readonly setPinned: (id: string, isPinned: boolean) => Promise<boolean>;
  readonly setHidden: (id: string, isHidden: boolean) => Promise<boolean>;
  readonly setNote: (id: string, note: string | null) => Promise<boolean>;
  readonly setTags: (id: string, tags: readonly string[]) => Promise<boolean>;
  readonly sendBack: (id: string, explanation: string) => Promise<boolean>;
  readonly remove: (id: string) => Promise<boolean>;
}

export function useModeration(): Moderation {
  const { t } = useTexts();
  const notice = useNotice();
  const changes = useChanges();
  return useMemo(() => {
    const attempt = async (work: () => Promise<void>): Promise<boolean> => {
      try {
        await work();
        return true;
      } catch (error) {
        notice(failureText(error, t), "error");
        return false;
      }
    };
    const change = (answer: () => Promise<Comment>) => attempt(async () => changes.replace(await answer()));
    const { call } = calls;
    const of = (commentId: string) => ({ params: { commentId } });
    return {
      setMedal: (id, medal) => change(() => call("POST /experienceLabs/comment/:id/medal", { params: { id }, body: { medal } })),
      setPinned: (id, isPinned) => change(() => call(`PUT ${COMMENT}/pin`, { ...of(id), body: { isPinned } })),
      setHidden: (id, isHidden) => change(() => call(`PUT ${COMMENT}/visibility`, { ...of(id), body: { isHidden } })),
      setNote: (id, note) => change(() => call(`PUT ${COMMENT}/note`, { ...of(id), body: { note } })),
      setTags: (id, tags) => change(() => call(`PUT ${COMMENT}/tags`, { ...of(id), body: { tags } })),
      sendBack: (id, explanation) => change(() => call(`POST ${COMMENT}/sendBack`, { ...of(id), body: { explanation } })),
      remove: (id) =>
        attempt(async () => {
          await call("DELETE /client/communities/comment/:id", { params: { id } });
          changes.remove(id);
        }),
    };
  }, [t, notice, changes]);
}

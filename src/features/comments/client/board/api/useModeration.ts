import { useMemo } from "react";
import { type ApiOptions, failureText, fetchJson, useNotice, useTexts } from "../../../../../client/kit/console";
import type { Comment } from "../../../shared/comment";
import { commentPath } from "./paths";
import { useChanges } from "./useChanges";

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
    const change = (path: string, body: object, method: ApiOptions["method"] = "PUT") =>
      attempt(async () => changes.replace(await fetchJson<Comment>(path, { method, body })));
    return {
      setMedal: (id, medal) => change(`/experienceLabs/comment/${encodeURIComponent(id)}/medal`, { medal }, "POST"),
      setPinned: (id, isPinned) => change(`${commentPath(id)}/pin`, { isPinned }),
      setHidden: (id, isHidden) => change(`${commentPath(id)}/visibility`, { isHidden }),
      setNote: (id, note) => change(`${commentPath(id)}/note`, { note }),
      setTags: (id, tags) => change(`${commentPath(id)}/tags`, { tags }),
      sendBack: (id, explanation) => change(`${commentPath(id)}/sendBack`, { explanation }, "POST"),
      remove: (id) =>
        attempt(async () => {
          await fetchJson(commentPath(id), { method: "DELETE" });
          changes.remove(id);
        }),
    };
  }, [t, notice, changes]);
}

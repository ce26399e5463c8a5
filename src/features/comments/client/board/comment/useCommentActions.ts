import { useMemo } from "react";
import { useConfirm, useTexts } from "../../../../../client/kit/console";
import type { Comment } from "../../../shared/comment";
import { useModeration } from "../api/useModeration";

/** What is asked before, where it is told to members or can't be undone. */
export function useCommentActions(comment: Comment) {
  const { t } = useTexts();
  const confirm = useConfirm();
  const moderation = useModeration();
  const { id, medal, isPinned, status, parentId, author } = comment;
  return useMemo(() => {
    const ask = (name: "medal" | "takeMedal" | "hide" | "publish" | "delete", isDestructive = false) =>
      confirm({
        title: t(`comments.board.confirm.${name}.title`, { name: author.name }),
        body: t(`comments.board.confirm.${name}.body`, { name: author.name }),
        confirmLabel: t(`comments.board.confirm.${name}.action`),
        isDestructive,
      });
    return {
      toggleMedal: async () => {
        if (await ask(medal ? "takeMedal" : "medal")) await moderation.setMedal(id, !medal);
      },
      togglePin: () => moderation.setPinned(id, !isPinned),
      toggleHidden: async () => {
        const isHidden = status === "HIDDEN";
        if (await ask(isHidden ? "publish" : "hide", !isHidden)) await moderation.setHidden(id, !isHidden);
      },
      remove: async () => {
        if (await ask("delete", true)) await moderation.remove(id);
      },
      canSendBack: author.kind === "member" && parentId === null && status === "PUBLISHED",
    };
  }, [t, confirm, moderation, id, medal, isPinned, status, parentId, author]);
}

import { useQueryClient } from "@tanstack/react-query";
import { useMemo } from "react";
import { consoleCommunity, useConfirm, useTexts } from "../../../../../client/kit/console";
import type { Comment } from "../../../../../contracts/api/comments";
import { calls } from "../api/calls";
import { useModeration } from "../api/useModeration";

/** What is asked before, where it is told to members or can't be undone. */
export function useCommentActions(comment: Comment) {
  const { t } = useTexts();
  const confirm = useConfirm();
  const moderation = useModeration();
  const queries = useQueryClient();
  const { id, medal, isPinned, status, parentId, author } = comment;
  return useMemo(() => {
    const ask = (
      name: "medal" | "takeMedal" | "hide" | "publish" | "delete",
      { isDestructive = false, part = "body", labs = 0 } = {},
    ) =>
      confirm({
        title: t(`comments.board.confirm.${name}.title`, { name: author.name }),
        body: t(`comments.board.confirm.${name}.${part}`, { name: author.name, smart_count: labs }),
        confirmLabel: t(`comments.board.confirm.${name}.action`),
        isDestructive,
      });
    const readLabs = async () => {
      const queryFn = () => calls.call("GET /client/communities/:id/welcome", { params: { id: consoleCommunity() } });
      const { gamification, labsPerComment } = await queries.fetchQuery({ queryKey: ["comments", "labs"], queryFn });
      return gamification === false ? 0 : (labsPerComment ?? 0);
    };
    return {
      toggleMedal: async () => {
        const labs = medal ? 0 : await readLabs();
        const isAgreed = medal ? await ask("takeMedal") : await ask("medal", { part: labs > 0 ? "body" : "withoutLabs", labs });
        if (isAgreed) await moderation.setMedal(id, !medal);
      },
      togglePin: () => moderation.setPinned(id, !isPinned),
      toggleHidden: async () => {
        const isHidden = status === "HIDDEN";
        if (await ask(isHidden ? "publish" : "hide", { isDestructive: !isHidden })) await moderation.setHidden(id, !isHidden);
      },
      remove: async () => {
        if (await ask("delete", { isDestructive: true })) await moderation.remove(id);
      },
      canSendBack: author.kind === "member" && parentId === null && status === "PUBLISHED",
    };
  }, [t, confirm, queries, moderation, id, medal, isPinned, status, parentId, author]);
}

import type { RefObject } from "react";
import { useShortcuts, useTexts } from "../../../../../client/kit/console";

/** Moves the focus from comment to comment. */
function step(list: HTMLElement | null, by: 1 | -1): void {
  const all = [...(list?.querySelectorAll<HTMLElement>("[data-comment]") ?? [])];
  const at = all.findIndex((one) => one.contains(document.activeElement));
  const next = at === -1 ? all[0] : all[at + by];
  next?.focus();
  next?.scrollIntoView({ block: "nearest" });
}

/** `j` and `k`: the next and the previous comment of a list. */
export function useCommentKeys(list: RefObject<HTMLElement | null>): void {
  const { t } = useTexts();
  const group = t("comments.board.keys.group");
  useShortcuts([
    { keys: "j", label: t("comments.board.keys.next"), group, run: () => step(list.current, 1) },
    { keys: "k", label: t("comments.board.keys.previous"), group, run: () => step(list.current, -1) },
  ]);
}

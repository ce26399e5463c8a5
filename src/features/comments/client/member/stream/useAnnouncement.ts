import { useEffect, useRef, useState } from "react";
import { useTexts } from "../../../../../client/kit/member";
import type { Comment } from "../../../shared/comment";
import { useAuthorName } from "../parts/AuthorLine";

const PAUSE_MS = 5_000;

/** What is read out of new messages of others, bundled: a list that is read anew with each would be heard by nobody. */
export function useAnnouncement(messages: readonly Comment[]): string {
  const { t } = useTexts();
  const nameOf = useAuthorName();
  const [text, setText] = useState("");
  const told = useRef<number | undefined>(undefined);
  const last = messages.at(-1)?.seq;
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another message is a reason
  useEffect(() => {
    if (last === undefined) return;
    if (told.current === undefined) {
      told.current = last;
      return;
    }
    const timer = setTimeout(() => {
      const fresh = messages.filter(({ seq, isOwn }) => seq > (told.current ?? 0) && !isOwn);
      told.current = last;
      if (fresh.length === 0) return;
      const names = [...new Set(fresh.map(({ author }) => nameOf(author)))].join(", ");
      setText(t("comments.member.announced", { smart_count: fresh.length, names }));
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [last]);
  return text;
}

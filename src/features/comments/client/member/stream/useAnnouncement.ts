import { useEffect, useRef, useState } from "react";
import { useTexts } from "../../../../../client/kit/member";
import type { Comment } from "../../../../../contracts/api/comments";
import { useAuthorName } from "../parts/AuthorLine";

const PAUSE_MS = 5_000;

/** What is read out of new messages of others, every few seconds at most: a list that is read anew with each would be heard by nobody. */
export function useAnnouncement(messages: readonly Comment[]): string {
  const { t } = useTexts();
  const nameOf = useAuthorName();
  const [text, setText] = useState("");
  const told = useRef<number | undefined>(undefined);
  const tell = useRef(() => {});
  tell.current = () => {
    const fresh = messages.filter(({ seq, isOwn }) => seq > (told.current ?? Number.POSITIVE_INFINITY) && !isOwn);
    told.current = messages.at(-1)?.seq ?? told.current;
    if (fresh.length === 0) return;
    const names = [...new Set(fresh.map(({ author }) => nameOf(author)))].join(", ");
    setText(t("comments.member.announced", { smart_count: fresh.length, names }));
  };
  useEffect(() => {
    const timer = setInterval(() => tell.current(), PAUSE_MS);
    return () => clearInterval(timer);
  }, []);
  return text;
}

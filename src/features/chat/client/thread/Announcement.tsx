import { visuallyHidden } from "@mui/utils";
import { useEffect, useRef, useState } from "react";
import type { ChatMessage } from "../../shared/api/schemas";
import { useWords } from "./words";

const PAUSE_MS = 4_000;

/** What is read out of new messages of others, now and then: a list that is read anew with each would be heard by nobody. */
export function Announcement({ messages }: { readonly messages: readonly ChatMessage[] }) {
  const { t } = useWords();
  const [text, setText] = useState("");
  const told = useRef<number | undefined>(undefined);
  const tell = useRef(() => {});
  tell.current = () => {
    const fresh = messages.filter(({ seq }) => seq > (told.current ?? Number.POSITIVE_INFINITY));
    told.current = messages.at(-1)?.seq ?? told.current;
    if (fresh.length === 0) return;
    const names = [...new Set(fresh.flatMap(({ author }) => author?.name ?? []))].join(", ");
    setText(t("chat.announced", { smart_count: fresh.length, names }));
  };
  useEffect(() => {
    const timer = setInterval(() => tell.current(), PAUSE_MS);
    return () => clearInterval(timer);
  }, []);
  return (
    <div aria-live="polite" style={visuallyHidden}>
      {text}
    </div>
  );
}

import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { Fragment, type ReactNode, useState } from "react";
import { DayLine } from "../../../../client/kit/conversation";
import type { ChatMessage } from "../../shared/api/schemas";
import type { Side } from "../../shared/chat";
import { Announcement } from "./Announcement";
import { Composer } from "./Composer";
import type { ChatCalls } from "./chatCalls";
import { MessageItem } from "./MessageItem";
import { OutgoingItem } from "./OutgoingItem";
import { useEnd } from "./useEnd";
import type { ThreadModel } from "./useThread";
import { useWords } from "./words";

interface ThreadProps {
  readonly model: ThreadModel;
  readonly calls: ChatCalls;
  readonly side: Side;
  /** Names what is kept of this chat, unique on the device. */
  readonly name: string;
  /** Shown before anything was written. */
  readonly empty: ReactNode;
}

const dayOf = ({ createdAt }: ChatMessage) => new Date(createdAt).toDateString();
const sideOf = ({ sender }: ChatMessage): Side => (sender === "STAFF" ? "team" : "person");

/** A chat: its messages and the field to write in, as high as what it stands in. */
export function Thread({ model, calls, side, name, empty }: ThreadProps) {
  const { t, language } = useWords();
  const { page, messages, outbox, hasEarlier, loadEarlier, remove, mark } = model;
  const [isLoading, setLoading] = useState(false);
  const others = messages.filter((message) => sideOf(message) !== side);
  const lastOther = others.at(-1)?.seq ?? 0;
  const readUpTo = page?.seen[side] ?? 0;
  const { list, seen, toEnd, onScroll, onLoaded } = useEnd({
    first: messages[0]?.seq ?? 0,
    last: messages.at(-1)?.seq ?? 0,
    outgoing: outbox.outgoing.map(({ state }) => state),
    // One's own messages are nothing to have read.
    onSeen: (seq) => Math.min(seq, lastOther) > readUpTo && void calls.see(seq).catch(() => undefined),
  });
  const below = seen === 0 ? 0 : others.filter(({ seq }) => seq > seen).length;
  const readByOther = page?.seen[side === "team" ? "person" : "team"] ?? 0;
  const earlier = async () => {
    setLoading(true);
    await loadEarlier().catch(() => undefined);
    setLoading(false);
  };
  return (
    <Box sx={{ display: "flex", flexDirection: "column", height: "100%", minHeight: 0, position: "relative" }}>
      {messages.length + outbox.outgoing.length === 0 && <Box sx={{ flex: 1, overflowY: "auto" }}>{empty}</Box>}
      <Box
        ref={list}
        component="ul"
        aria-label={t("chat.messages")}
        // Can be scrolled by keyboard.
        tabIndex={0}
        onScroll={onScroll}
        onLoadCapture={onLoaded}
        sx={{
          display: messages.length + outbox.outgoing.length === 0 ? "none" : "grid",
          gridTemplateColumns: "minmax(0, 1fr)",
          alignContent: "start",
          flex: 1,
          minHeight: 0,
          listStyle: "none",
          m: 0,
          px: { xs: 1.5, sm: 2 },
          py: 1.5,
          overflowY: "auto",
          overflowAnchor: "none",
          overscrollBehavior: "contain",
        }}
      >
        {hasEarlier && (
          <Box component="li" sx={{ justifySelf: "center" }}>
            <Button color="inherit" loading={isLoading} onClick={() => void earlier()} sx={{ minHeight: 44 }}>
              {t("chat.earlier")}
            </Button>
          </Box>
        )}
        {messages.map((message, index) => {
          const before = messages[index - 1];
          const isNewDay = !before || dayOf(before) !== dayOf(message);
          const isOwn = sideOf(message) === side;
          const isContinued = !isNewDay && before?.author?.id === message.author?.id && before?.sender === message.sender;
          return (
            <Fragment key={message.id}>
              {isNewDay && <DayLine instant={message.createdAt} language={language} />}
              <MessageItem
                message={message}
                isOwn={isOwn}
                isContinued={isContinued}
                // A member or an observer is alone on their side.
                isNamed={!isContinued && !(isOwn && side === "person")}
                isSeen={message.seq <= readByOther}
                onDelete={isOwn || side === "team" ? () => remove(message.id) : undefined}
                onMark={mark && ((isMarked) => mark(message.id, isMarked))}
              />
            </Fragment>
          );
        })}
        {outbox.outgoing.map((one) => (
          <OutgoingItem
            key={one.clientKey}
            outgoing={one}
            onRetry={() => outbox.retry(one)}
            onDiscard={() => outbox.forget(one.clientKey)}
          />
        ))}
      </Box>
      <Announcement messages={others} />
      {below > 0 && (
        <Button variant="contained" onClick={toEnd} sx={{ alignSelf: "center", my: 0.5, minHeight: 44 }}>
          {t("chat.below", { smart_count: below })}
        </Button>
      )}
      {page?.mayWrite === false ? (
        <Typography sx={{ p: 2, borderTop: 1, borderColor: "divider", color: "text.secondary" }}>{t("chat.closed")}</Typography>
      ) : (
        <Composer name={name} upload={calls.upload} onSend={outbox.post} />
      )}
    </Box>
  );
}

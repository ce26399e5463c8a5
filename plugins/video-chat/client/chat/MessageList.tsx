import DeleteOutlined from "@mui/icons-material/DeleteOutlined";
import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import IconButton from "@mui/material/IconButton";
import Skeleton from "@mui/material/Skeleton";
import Typography from "@mui/material/Typography";
import { type ReactNode, useEffect, useRef } from "react";
import { ApiError } from "../../../../src/client/kit/reader";
import type { VideoMessage } from "../../shared/messageApi";
import type { Texts } from "../room/texts";
import type { Chat, PendingMessage } from "./useMessages";

interface BubbleProps {
  readonly name: string;
  readonly note?: string | undefined;
  readonly text: string;
  readonly isOwn: boolean;
  readonly action?: ReactNode;
  readonly children?: ReactNode;
}

function Bubble({ name, note, text, isOwn, action, children }: BubbleProps) {
  return (
    <Box component="li" sx={{ display: "grid", justifyItems: isOwn ? "end" : "start", gap: 0.25 }}>
      <Typography variant="body2" sx={{ color: "text.secondary" }}>
        <strong>{name}</strong>
        {note && ` · ${note}`}
      </Typography>
      <Box sx={{ display: "flex", alignItems: "center", gap: 0.5, maxWidth: "100%" }}>
        <Typography
          sx={{
            ...{ px: 1.5, py: 1, borderRadius: 2, whiteSpace: "pre-line", overflowWrap: "anywhere", minWidth: 0 },
            ...{ bgcolor: isOwn ? "action.selected" : "action.hover" },
          }}
        >
          {text}
        </Typography>
        {action}
      </Box>
      {children}
    </Box>
  );
}

function Pending({ t, message, again }: { readonly t: Texts; readonly message: PendingMessage; readonly again: () => void }) {
  const { state, text } = message;
  const refusal = typeof state === "object" ? state.refusal : undefined;
  const problem = refusal instanceof ApiError ? refusal.problem : undefined;
  return (
    <Bubble name={t("videoChat.room.you")} text={text} isOwn>
      <Typography variant="body2" sx={{ color: typeof state === "object" ? "error.main" : "text.secondary" }}>
        {typeof state === "object"
          ? (problem?.detail ?? problem?.title ?? t("videoChat.chat.failed"))
          : t(`videoChat.chat.${state}`)}
      </Typography>
      {typeof state === "object" && (
        <Button size="small" onClick={again}>
          {t("videoChat.chat.again")}
        </Button>
      )}
    </Bubble>
  );
}

interface MessageListProps {
  readonly t: Texts;
  readonly language: string;
  readonly label: string;
  readonly chat: Chat;
  readonly empty: string;
}

function noteOf(t: Texts, { role }: VideoMessage): string | undefined {
  if (role === "MODERATOR" || role === "OBSERVER") return t(`videoChat.roles.${role}`);
  return role === "GUEST" ? t("videoChat.roles.GUEST") : undefined;
}

/** What was written, the newest at the bottom and in sight. */
export function MessageList({ t, language, label, chat, empty }: MessageListProps) {
  const { messages, pending, error, retry, remove } = chat;
  const end = useRef<HTMLDivElement>(null);
  const time = new Intl.DateTimeFormat(language, { hour: "numeric", minute: "2-digit" });
  const count = (messages?.length ?? 0) + pending.length;
  // biome-ignore lint/correctness/useExhaustiveDependencies: one more message moves the list
  useEffect(() => {
    const box = end.current?.parentElement;
    if (box) box.scrollTop = box.scrollHeight;
  }, [count]);
  return (
    <Box
      role="log"
      aria-label={label}
      // What scrolls is scrolled by keyboard, too.
      tabIndex={0}
      sx={{ flex: 1, minHeight: 0, overflowY: "auto", px: 0.5 }}
    >
      {!messages && !error && <Skeleton variant="rounded" height={96} />}
      {!messages && error !== undefined && (
        <Alert
          severity="error"
          action={
            <Button color="inherit" size="small" onClick={retry}>
              {t("common.retry")}
            </Button>
          }
        >
          {t("videoChat.chat.unread")}
        </Alert>
      )}
      {messages && count === 0 && <Typography sx={{ color: "text.secondary", py: 2 }}>{empty}</Typography>}
      {count > 0 && (
        <Box
          component="ul"
          sx={{ listStyle: "none", m: 0, p: 0, display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: 1.5 }}
        >
          {messages?.map((message) => (
            <Bubble
              key={message.id}
              name={message.isOwn ? t("videoChat.room.you") : message.name}
              note={[message.isOwn ? undefined : noteOf(t, message), time.format(new Date(message.sentAt))]
                .filter(Boolean)
                .join(" · ")}
              text={message.text}
              isOwn={message.isOwn}
              action={
                remove && (
                  <IconButton
                    size="small"
                    aria-label={t("videoChat.chat.delete", { name: message.name })}
                    onClick={() => void remove(message.id).catch(retry)}
                  >
                    <DeleteOutlined fontSize="small" />
                  </IconButton>
                )
              }
            />
          ))}
          {pending.map((message) => (
            <Pending key={message.key} t={t} message={message} again={() => chat.sendAgain(message.key)} />
          ))}
        </Box>
      )}
      <div ref={end} />
    </Box>
  );
}

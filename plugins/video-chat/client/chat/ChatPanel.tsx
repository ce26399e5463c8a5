import Badge from "@mui/material/Badge";
import Box from "@mui/material/Box";
import Tab from "@mui/material/Tab";
import Tabs from "@mui/material/Tabs";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import type { ChatRoom } from "../../shared/messageApi";
import type { Texts } from "../room/texts";
import { MessageForm } from "./MessageForm";
import { MessageList } from "./MessageList";
import { type Chat, type ChatCalls, useMessages, useUnread } from "./useMessages";

interface ChatViewProps {
  readonly t: Texts;
  readonly language: string;
  readonly room: ChatRoom;
  readonly chat: Chat;
  /** Whether it says that one may not write where one may not. */
  readonly isOver?: boolean | undefined;
}

/** A chat with where one writes into it. */
export function ChatView({ t, language, room, chat, isOver = false }: ChatViewProps) {
  return (
    <Box sx={{ display: "flex", flexDirection: "column", gap: 1, flex: 1, minHeight: 0 }}>
      <Typography variant="body2" sx={{ color: "text.secondary" }}>
        {t(`videoChat.chat.help.${room}`)}
      </Typography>
      <MessageList
        t={t}
        language={language}
        label={t(`videoChat.chat.${room}`)}
        chat={chat}
        empty={t(isOver ? "videoChat.chat.nothing" : "videoChat.chat.empty")}
      />
      {chat.send && <MessageForm t={t} label={t(`videoChat.chat.write.${room}`)} onSend={chat.send} />}
      {!chat.send && !isOver && (
        <Typography variant="body2" sx={{ color: "text.secondary" }}>
          {t("videoChat.chat.onlyReading")}
        </Typography>
      )}
    </Box>
  );
}

interface OneRoom {
  readonly calls: ChatCalls;
  /** null where one may not read it now. */
  readonly version: string | null;
}

interface ChatPanelProps {
  readonly t: Texts;
  readonly language: string;
  readonly room: OneRoom;
  readonly backRoom: OneRoom;
  readonly isOver?: boolean;
}

/** Room chat and back room, for those who have both. */
export function ChatPanel({ t, language, room, backRoom, isOver }: ChatPanelProps) {
  const [selected, setSelected] = useState<ChatRoom>("BACK");
  const chats = { ROOM: useMessages(room.calls, room.version), BACK: useMessages(backRoom.calls, backRoom.version) };
  const unread = { ROOM: useUnread(chats.ROOM, selected === "ROOM"), BACK: useUnread(chats.BACK, selected === "BACK") };
  return (
    <Box
      component="section"
      aria-label={t("videoChat.chat.title")}
      sx={{ display: "flex", flexDirection: "column", height: 460, gap: 1 }}
    >
      <Tabs
        value={selected}
        onChange={(_, value) => setSelected(value)}
        variant="fullWidth"
        aria-label={t("videoChat.chat.title")}
      >
        {(["ROOM", "BACK"] as const).map((name) => (
          <Tab
            key={name}
            value={name}
            id={`video-chat-tab-${name}`}
            aria-controls={`video-chat-panel-${name}`}
            label={
              <Badge
                color="error"
                badgeContent={unread[name]}
                slotProps={{ badge: { "aria-label": t("videoChat.chat.new", { smart_count: unread[name] }) } }}
                sx={{ "& .MuiBadge-badge": { right: -12 } }}
              >
                {t(`videoChat.chat.${name}`)}
              </Badge>
            }
          />
        ))}
      </Tabs>
      {(["ROOM", "BACK"] as const).map((name) => (
        <Box
          key={name}
          role="tabpanel"
          id={`video-chat-panel-${name}`}
          aria-labelledby={`video-chat-tab-${name}`}
          hidden={selected !== name}
          sx={{ display: selected === name ? "flex" : "none", flex: 1, minHeight: 0 }}
        >
          {selected === name && <ChatView t={t} language={language} room={name} chat={chats[name]} isOver={isOver} />}
        </Box>
      ))}
    </Box>
  );
}

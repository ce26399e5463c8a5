import ChatOutlined from "@mui/icons-material/ChatOutlined";
import Close from "@mui/icons-material/Close";
import Badge from "@mui/material/Badge";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Drawer from "@mui/material/Drawer";
import IconButton from "@mui/material/IconButton";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import type { Texts } from "../room/texts";
import { ChatView } from "./ChatPanel";
import { type ChatCalls, useMessages, useUnread } from "./useMessages";

interface ChatDrawerProps {
  readonly t: Texts;
  readonly language: string;
  readonly calls: ChatCalls;
  readonly version: string | null;
}

/** The room's chat for members and guests: a button that says how much is new, and a drawer over the room. */
export function ChatDrawer({ t, language, calls, version }: ChatDrawerProps) {
  const [isOpen, setOpen] = useState(false);
  const chat = useMessages(calls, version);
  const unread = useUnread(chat, isOpen);
  return (
    <>
      <Box role="status">
        <Badge
          color="error"
          badgeContent={unread}
          slotProps={{ badge: { "aria-label": t("videoChat.chat.new", { smart_count: unread }) } }}
        >
          <Button variant="outlined" startIcon={<ChatOutlined />} onClick={() => setOpen(true)} sx={{ minHeight: 48 }}>
            {t("videoChat.chat.ROOM")}
          </Button>
        </Badge>
      </Box>
      <Drawer
        anchor="right"
        open={isOpen}
        onClose={() => setOpen(false)}
        slotProps={{
          paper: {
            "aria-label": t("videoChat.chat.ROOM"),
            role: "dialog",
            sx: {
              width: { xs: "100%", sm: 380 },
              p: 2,
              display: "flex",
              flexDirection: "column",
              gap: 1,
              pb: "max(16px, env(safe-area-inset-bottom))",
            },
          },
        }}
      >
        <Box sx={{ display: "flex", alignItems: "center", justifyContent: "space-between" }}>
          <Typography variant="h4" component="h2">
            {t("videoChat.chat.ROOM")}
          </Typography>
          <IconButton aria-label={t("common.close")} onClick={() => setOpen(false)} sx={{ width: 44, height: 44 }}>
            <Close />
          </IconButton>
        </Box>
        <ChatView t={t} language={language} room="ROOM" chat={chat} />
      </Drawer>
    </>
  );
}

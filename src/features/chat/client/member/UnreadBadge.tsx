import Badge from "@mui/material/Badge";
import Box from "@mui/material/Box";
import { visuallyHidden } from "@mui/utils";
import type { ReactNode } from "react";
import { useChannel, useCommunity, useTexts } from "../../../../client/kit/member";
import { CHANNEL } from "../../shared/chat";
import { chats } from "./useChatCalls";

const EVERY_MS = 60_000;

/** How many messages of the chat are unread, beside its entry. */
export function UnreadBadge({ children }: { readonly children: ReactNode }) {
  const { t } = useTexts();
  const { communityId: id, session } = useCommunity();
  const { data, refetch } = chats.useCall(
    "GET /tester/communities/:id/chatUnseen",
    { params: { id } },
    { refetchInterval: EVERY_MS, isQuiet: true },
  );
  useChannel(CHANNEL, session.memberId, () => void refetch());
  const unseen = data?.unseen ?? 0;
  return (
    <>
      <Badge badgeContent={unseen} max={99} color="error" slotProps={{ badge: { "aria-hidden": true } }}>
        {children}
      </Badge>
      {unseen > 0 && (
        <Box component="span" sx={visuallyHidden}>
          {t("chat.unread", { smart_count: unseen })}
        </Box>
      )}
    </>
  );
}

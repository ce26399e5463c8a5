import type { ReactNode } from "react";
import { useChannel, useCommunity, useTexts } from "../../../../client/kit/member";
import { CHANNEL } from "../../shared/chat";
import { UnreadBadge } from "../thread/UnreadBadge";
import { chats } from "./useChatCalls";

const EVERY_MS = 60_000;

/** How many messages of the chat are unread, beside its entry. */
export function OwnUnread({ children }: { readonly children: ReactNode }) {
  const { t } = useTexts();
  const { communityId: id, session } = useCommunity();
  const { data, refetch } = chats.useCall(
    "GET /tester/communities/:id/chatUnseen",
    { params: { id } },
    { refetchInterval: EVERY_MS, isQuiet: true },
  );
  useChannel(CHANNEL, session.memberId, () => void refetch());
  const count = data?.unseen ?? 0;
  return (
    <UnreadBadge count={count} label={t("chat.unread", { smart_count: count })}>
      {children}
    </UnreadBadge>
  );
}

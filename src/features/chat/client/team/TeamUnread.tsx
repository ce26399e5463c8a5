import type { ReactNode } from "react";
import { useAccessKeys, useTexts } from "../../../../client/kit/console";
import { hasAccessKey } from "../../../../schema/accessKeys";
import { UnreadBadge } from "../thread/UnreadBadge";
import { useFreshLists, useOwnUnread, useUnreadChats } from "./useLists";

interface EntryProps {
  readonly children: ReactNode;
}

function ModeratorUnread({ children }: EntryProps) {
  const { t } = useTexts();
  const { data } = useUnreadChats();
  useFreshLists();
  const count = data ? data.members + data.observers : 0;
  return (
    <UnreadBadge count={count} label={t("chat.team.unreadChats", { smart_count: count })}>
      {children}
    </UnreadBadge>
  );
}

function ObserverUnread({ children }: EntryProps) {
  const { t } = useTexts();
  const count = useOwnUnread();
  return (
    <UnreadBadge count={count} label={t("chat.unread", { smart_count: count })}>
      {children}
    </UnreadBadge>
  );
}

/** Beside the menu's entry: for moderators how many chats are unread, for an observer how many messages of the own one. */
export function TeamUnread(props: EntryProps) {
  const isModerator = hasAccessKey(["community:MODERATOR"], useAccessKeys());
  return isModerator ? <ModeratorUnread {...props} /> : <ObserverUnread {...props} />;
}

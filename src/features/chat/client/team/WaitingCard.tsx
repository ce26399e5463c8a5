import { RelativeTime, useTexts, WorkCard } from "../../../../client/kit/console";
import { useFreshLists, useMemberChats } from "./useLists";

/** Chats of members with messages that nobody of the team has read. */
export function WaitingCard() {
  const { t } = useTexts();
  const { items, last, error, refetch } = useMemberChats("unread", "");
  useFreshLists();
  return (
    <WorkCard
      title={t("chat.team.waiting")}
      icon="ChatBubble"
      lines={
        last &&
        items.map(({ id, name, last: message, lastAt, unseen }) => ({
          id,
          title: name,
          detail: (
            <>
              {message?.message ?? t("chat.unread", { smart_count: unseen })} · {lastAt && <RelativeTime value={lastAt} />}
            </>
          ),
          action: t("chat.team.answer"),
          to: `/chat/${id}`,
        }))
      }
      error={error}
      onRetry={() => void refetch()}
      all={{ to: "/chat" }}
    />
  );
}

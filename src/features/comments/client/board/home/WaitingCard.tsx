import { RelativeTime, useTexts, WorkCard } from "../../../../../client/kit/console";
import type { WaitingComment } from "../../../shared/api/waiting";
import { useCommentAddress } from "../search/ActivityLink";
import { useWaiting } from "./useWaiting";

const EXCERPT = 90;

/** The beginning of a text, whole words of it. */
function excerptOf(text: string): string {
  const line = text.replaceAll(/\s+/g, " ").trim();
  return line.length <= EXCERPT ? line : `${line.slice(0, EXCERPT).replace(/\s\S*$/, "")}…`;
}

const lineOf = ({ id, activity, author, text, createdAt }: WaitingComment, action: string) => ({
  id,
  title: excerptOf(text),
  detail: (
    <>
      {author.name} · {activity.title} · <RelativeTime value={createdAt} />
    </>
  ),
  action,
});

/** What members have reported, and threads of members that nobody has answered for a day. */
export function WaitingCard() {
  const { t } = useTexts();
  const addressOf = useCommentAddress();
  const { data, error, refetch } = useWaiting();
  return (
    <WorkCard
      title={t("comments.board.home.title")}
      icon="Forum"
      lines={
        data && [
          ...data.reported.map((comment) => ({
            ...lineOf(comment, t("comments.board.waiting.row.reported")),
            to: "/comments?view=reported",
          })),
          ...data.unanswered.map((comment) => ({
            ...lineOf(comment, t("comments.board.action.reply")),
            to: addressOf(comment.activity, comment.id),
          })),
        ]
      }
      error={error}
      onRetry={() => void refetch()}
      all={{ to: "/comments?view=unanswered" }}
    />
  );
}

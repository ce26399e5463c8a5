import DoneAllOutlined from "@mui/icons-material/DoneAllOutlined";
import DoneOutlined from "@mui/icons-material/DoneOutlined";
import StarOutlined from "@mui/icons-material/StarOutlined";
import Typography from "@mui/material/Typography";
import { visuallyHidden } from "@mui/utils";
import { PlainText } from "../../../../client/kit/conversation";
import type { ChatMessage } from "../../shared/api/schemas";
import { AttachmentView } from "./AttachmentView";
import { Bubble } from "./Bubble";
import { MessageMenu } from "./MessageMenu";
import { useWords } from "./words";

interface MessageItemProps {
  readonly message: ChatMessage;
  /** Whether it is of the reader's side. */
  readonly isOwn: boolean;
  /** Whether it says who wrote it. */
  readonly isNamed: boolean;
  readonly isContinued: boolean;
  /** Whether the other side has read it. */
  readonly isSeen: boolean;
  /** Absent where one may not. */
  readonly onDelete: (() => Promise<void>) | undefined;
  readonly onMark: ((isMarked: boolean) => Promise<void>) | undefined;
}

function Tick({ isSeen }: { readonly isSeen: boolean }) {
  const { t } = useWords();
  const Icon = isSeen ? DoneAllOutlined : DoneOutlined;
  return (
    <>
      <Icon aria-hidden sx={{ fontSize: 16, color: isSeen ? "primary.main" : undefined }} />
      <span style={visuallyHidden}>{t(isSeen ? "chat.seen" : "chat.sent")}</span>
    </>
  );
}

/** A message that was sent. */
export function MessageItem({ message, isOwn, isNamed, isContinued, isSeen, onDelete, onMark }: MessageItemProps) {
  const { t, language } = useWords();
  const { author, createdAt, isDeleted, isMarked } = message;
  const time = new Date(createdAt).toLocaleTimeString(language, { hour: "2-digit", minute: "2-digit" });
  return (
    <Bubble
      isOwn={isOwn}
      isContinued={isContinued}
      name={isNamed ? author?.name : undefined}
      foot={
        <>
          {isMarked && <StarOutlined titleAccess={t("chat.marked")} sx={{ fontSize: 16, color: "warning.main" }} />}
          <Typography variant="caption" component="time" dateTime={createdAt}>
            {time}
          </Typography>
          {isOwn && !isDeleted && <Tick isSeen={isSeen} />}
          {!isDeleted && (onDelete || onMark) && <MessageMenu isMarked={isMarked} onDelete={onDelete} onMark={onMark} />}
        </>
      }
    >
      {isDeleted ? (
        <Typography sx={{ color: "text.secondary", fontStyle: "italic" }}>{t("chat.deleted")}</Typography>
      ) : (
        <>
          <AttachmentView {...message} />
          {message.message && <PlainText text={message.message} />}
        </>
      )}
    </Bubble>
  );
}

import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import { useState } from "react";
import { PlainText } from "../../../../../client/kit/conversation";
import { Pictures, useTexts } from "../../../../../client/kit/member";
import type { Comment } from "../../../../../contracts/api/comments";
import type { PostBody } from "../../../shared/api/posts";
import { AttachedFiles } from "../../attach/AttachedFiles";
import { AuthorLine } from "../parts/AuthorLine";
import { Composer } from "../parts/Composer";
import { CommentActions } from "./CommentActions";
import type { CommentItemProps } from "./commentItemProps";

function Attached({ comment }: { readonly comment: Comment }) {
  const { t, language } = useTexts();
  const pictures = comment.images.map(({ image }, index) => ({
    src: image,
    alt: t("comments.member.photoNumber", { number: index + 1 }),
  }));
  return (
    <>
      <Pictures images={pictures} />
      <AttachedFiles comment={comment} t={t} language={language} />
    </>
  );
}

function Status({ comment }: { readonly comment: Comment }) {
  const { t } = useTexts();
  if (comment.status === "HIDDEN")
    return (
      <Alert severity="info" sx={{ mt: 1 }}>
        {t("comments.member.hidden")}
      </Alert>
    );
  if (comment.status !== "SENT_BACK") return null;
  return (
    <Alert severity="warning" sx={{ mt: 1 }}>
      <strong>{t("comments.member.sentBack")}</strong> {comment.explanation}
    </Alert>
  );
}

/** A comment: what it says, and what one can do with it. */
export function CommentItem(props: CommentItemProps) {
  const { comment, state, calls, feed, onChanged, children } = props;
  const { t } = useTexts();
  const [isEditing, setEditing] = useState(false);

  async function change(body: PostBody) {
    const { clientKey: _, ...values } = body;
    const { editedAt, id } = comment;
    feed.put(await calls.change(id, { ...values, editedAt }));
    setEditing(false);
    onChanged();
  }

  return (
    <Box data-seq={comment.seq}>
      <AuthorLine comment={comment} isNew={!comment.isOwn && comment.seq > state.lastSeen} />
      <Box sx={{ pl: { xs: 0, sm: 5.75 }, mt: 1 }}>
        {isEditing ? (
          <Composer
            draft={`edit:${comment.id}`}
            label={t("comments.member.yourText")}
            action={t(comment.status === "SENT_BACK" ? "comments.member.sendAgain" : "comments.member.save")}
            initial={comment}
            filesPath={calls.filesPath}
            hasFocus
            send={change}
            onCancel={() => setEditing(false)}
          />
        ) : (
          <>
            <PlainText text={comment.text || t("comments.member.erased")} />
            <Attached comment={comment} />
            <Status comment={comment} />
            <CommentActions {...props} onEdit={() => setEditing(true)} />
          </>
        )}
        {children}
      </Box>
    </Box>
  );
}

import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { PlainText } from "../../../../../client/kit/conversation";
import { Pictures, useTexts } from "../../../../../client/kit/member";
import type { Comment } from "../../../../../contracts/api/comments";
import { AttachedFiles } from "../../attach/AttachedFiles";
import { ReportButton, type ReportButtonProps } from "../feed/ReportButton";
import { useAuthorName } from "../parts/AuthorLine";
import { isReportable } from "../parts/isReportable";

interface MessageProps {
  readonly message: Comment;
  /** What it replies to, where that is known. */
  readonly quoted: Comment | undefined;
  /** Whether the same person wrote the one before. */
  readonly isContinued: boolean;
  readonly onReply?: () => void;
  /** @throws ApiError */
  readonly report: ReportButtonProps["report"];
}

function Quote({ quoted }: { readonly quoted: Comment }) {
  const nameOf = useAuthorName();
  return (
    <Box sx={{ borderLeft: 3, borderColor: "primary.main", pl: 1, mb: 0.5, color: "text.secondary" }}>
      <Typography variant="body2" noWrap>
        {nameOf(quoted.author)}: {quoted.text}
      </Typography>
    </Box>
  );
}

/** A message of a stream; a question of the guide stands out. */
export function Message({ message, quoted, isContinued, onReply, report }: MessageProps) {
  const { t, language } = useTexts();
  const nameOf = useAuthorName();
  const { author, isOwn, isQuestion, createdAt, text, images } = message;
  const time = new Date(createdAt).toLocaleTimeString(language, { hour: "2-digit", minute: "2-digit" });
  return (
    <Box
      component="li"
      sx={{
        justifySelf: isOwn ? "end" : "start",
        maxWidth: isQuestion ? "100%" : "85%",
        width: isQuestion ? "100%" : undefined,
        mt: isContinued ? 0.25 : 1.25,
        px: 1.5,
        py: 1,
        borderRadius: 2,
        border: isQuestion ? 2 : 1,
        borderColor: isQuestion ? "primary.main" : "divider",
        backgroundColor: ({ palette }) =>
          isOwn ? `color-mix(in srgb, ${palette.primary.main} 14%, ${palette.background.paper})` : palette.background.paper,
      }}
    >
      {!isContinued && (
        <Typography variant="body2" sx={{ fontWeight: 600 }}>
          {nameOf(author)}
          {author.kind === "team" && ` · ${t(isQuestion ? "comments.member.question" : "comments.member.team")}`}
        </Typography>
      )}
      {quoted && <Quote quoted={quoted} />}
      <PlainText text={text || t("comments.member.erased")} />
      <Pictures
        images={images.map(({ image }, index) => ({
          src: image,
          alt: t("comments.member.photoNumber", { number: index + 1 }),
        }))}
      />
      <AttachedFiles comment={message} t={t} language={language} />
      <Stack direction="row" sx={{ alignItems: "center", justifyContent: "flex-end", gap: 0.5, mr: -0.5 }}>
        <Typography variant="caption" component="time" dateTime={createdAt} sx={{ color: "text.secondary" }}>
          {time}
        </Typography>
        {isReportable(message) && <ReportButton report={report} size={32} />}
      </Stack>
      {onReply && (
        <Button onClick={onReply} sx={{ minHeight: 44 }}>
          {t("comments.member.answer")}
        </Button>
      )}
    </Box>
  );
}

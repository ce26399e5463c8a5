import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import TextField from "@mui/material/TextField";
import Typography from "@mui/material/Typography";
import { type FormEvent, useRef, useState } from "react";
import { ApiError, useCommunity, useRequest, useTexts } from "../../../../client/kit/member";
import type { MemberChat, SentQuestion } from "../../shared/api";

const LONGEST_TEXT = 10_000;

interface ReplyProps {
  readonly activityId: string;
  readonly question: SentQuestion;
  readonly onSent: () => void;
}

/** A question and a field for what one has to say to it. */
function Reply({ activityId, question: { commentId, text }, onSent }: ReplyProps) {
  const { t } = useTexts();
  const request = useRequest();
  const { communityId } = useCommunity();
  const [answer, setAnswer] = useState("");
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  // The same answer again is the same comment.
  const key = useRef(crypto.randomUUID());

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (answer.trim() === "" || isBusy) return;
    setBusy(true);
    setError(undefined);
    try {
      const path = `/tester/communities/${communityId}/activity/${activityId}/comment`;
      await request(path, { method: "POST", body: { text: answer, parentCommentId: commentId, clientKey: key.current } });
      onSent();
    } catch (cause) {
      const isOffline = cause instanceof ApiError && cause.status === 0;
      setError(isOffline ? t("community.offline.body") : cause instanceof ApiError ? cause.message : String(cause));
      if (!isOffline) key.current = crypto.randomUUID();
      setBusy(false);
    }
  }

  return (
    <Box
      component="form"
      onSubmit={submit}
      sx={{ display: "grid", gap: 1.5, p: 2, border: 1, borderColor: "divider", borderRadius: 1 }}
    >
      <Typography sx={{ fontWeight: 600, whiteSpace: "pre-wrap", overflowWrap: "anywhere" }}>{text}</Typography>
      <TextField
        label={t("onlineChat.member.yourAnswer")}
        value={answer}
        multiline
        minRows={2}
        fullWidth
        slotProps={{ htmlInput: { maxLength: LONGEST_TEXT } }}
        onChange={({ target }) => setAnswer(target.value)}
      />
      {error && <Alert severity="error">{error}</Alert>}
      <Button
        type="submit"
        variant="contained"
        disabled={answer.trim() === "" || isBusy}
        sx={{ minHeight: 44, justifySelf: "start" }}
      >
        {t("onlineChat.member.send")}
      </Button>
    </Box>
  );
}

interface CatchUpProps {
  readonly activityId: string;
  readonly chat: MemberChat;
  readonly onSent: () => void;
}

/** The questions of a session that one hasn't answered yet. */
export function CatchUp({ activityId, chat: { questions }, onSent }: CatchUpProps) {
  const { t } = useTexts();
  const open = questions.filter(({ isAnswered }) => !isAnswered);
  if (questions.length === 0) return null;
  if (open.length === 0) return <Alert severity="success">{t("onlineChat.member.caughtUp")}</Alert>;
  return (
    <Box component="section" aria-labelledby="catch-up" sx={{ display: "grid", gap: 1.5 }}>
      <Typography id="catch-up" variant="h4" component="h2" role="status">
        {t("onlineChat.member.catchUp", { left: open.length, smart_count: questions.length })}
      </Typography>
      {open.map((question) => (
        <Reply key={question.commentId} activityId={activityId} question={question} onSent={onSent} />
      ))}
    </Box>
  );
}

import AttachFileOutlined from "@mui/icons-material/AttachFileOutlined";
import ErrorOutline from "@mui/icons-material/ErrorOutline";
import ScheduleOutlined from "@mui/icons-material/ScheduleOutlined";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { PlainText } from "../../../../../client/kit/conversation";
import { useTexts } from "../../../../../client/kit/member";
import { goingTo, type OutgoingPost, type RefusedPost, type Where } from "./outgoing";
import type { OutboxModel } from "./useOutbox";

/** Which files go with a post. */
function GoesWith({ post: { attached = [] } }: { readonly post: OutgoingPost }) {
  const { t } = useTexts();
  if (attached.length === 0) return null;
  const names = attached.map(({ name }) => name).join(", ");
  return (
    <Stack direction="row" sx={{ mt: 0.5, gap: 0.5, color: "text.secondary" }}>
      <AttachFileOutlined fontSize="small" />
      <Typography variant="body2" sx={{ overflowWrap: "anywhere", minWidth: 0 }}>
        {t("comments.files.goesWith", { smart_count: attached.length, names })}
      </Typography>
    </Stack>
  );
}

function Waiting({ post, outbox }: { readonly post: OutgoingPost; readonly outbox: OutboxModel }) {
  const { t } = useTexts();
  const isLate = outbox.state === "offline" || outbox.state === "failing" || outbox.state === "stopped";
  return (
    <Box sx={{ p: 1.5, border: 1, borderStyle: "dashed", borderColor: "divider", borderRadius: 1 }}>
      <Box sx={{ color: "text.secondary" }}>
        <PlainText text={post.body.text} />
      </Box>
      <GoesWith post={post} />
      <Stack direction="row" sx={{ mt: 0.5, gap: 1, alignItems: "center", color: "text.secondary" }}>
        <ScheduleOutlined fontSize="small" />
        <Typography variant="body2" role="status" sx={{ mr: "auto" }}>
          {t(isLate ? "comments.member.outbox.later" : "comments.member.sending")}
        </Typography>
        {isLate && (
          <Button color="inherit" onClick={() => outbox.discard(post)} sx={{ minHeight: 44 }}>
            {t("comments.member.outbox.discard")}
          </Button>
        )}
      </Stack>
    </Box>
  );
}

function Refused({ post, outbox }: { readonly post: RefusedPost; readonly outbox: OutboxModel }) {
  const { t } = useTexts();
  return (
    <Box sx={{ p: 1.5, border: 1, borderColor: "error.main", borderRadius: 1 }}>
      <Stack direction="row" sx={{ gap: 1, color: "error.main" }}>
        <ErrorOutline fontSize="small" />
        <Typography variant="body2" role="alert">
          {t("comments.member.outbox.refused")} {post.reason}
        </Typography>
      </Stack>
      <PlainText text={post.body.text} />
      <GoesWith post={post} />
      <Stack direction="row" sx={{ gap: 1, justifyContent: "flex-end" }}>
        <Button color="inherit" onClick={() => outbox.discard(post)} sx={{ minHeight: 44 }}>
          {t("comments.member.outbox.discard")}
        </Button>
        <Button onClick={() => outbox.retry(post)} sx={{ minHeight: 44 }}>
          {t("comments.member.again")}
        </Button>
      </Stack>
    </Box>
  );
}

/** One's own posts on their way to a place of a conversation, and those that didn't get there. */
export function Outgoing({ outbox, where }: { readonly outbox: OutboxModel; readonly where: Where }) {
  const waiting = goingTo(outbox.waiting, where);
  const refused = goingTo(outbox.refused, where);
  if (waiting.length + refused.length === 0) return null;
  return (
    <Box sx={{ display: "grid", gap: 1 }}>
      {refused.map((post) => (
        <Refused key={post.body.clientKey} post={post} outbox={outbox} />
      ))}
      {waiting.map((post) => (
        <Waiting key={post.body.clientKey} post={post} outbox={outbox} />
      ))}
    </Box>
  );
}

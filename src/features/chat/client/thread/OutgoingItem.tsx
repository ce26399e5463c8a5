import ErrorOutlineOutlined from "@mui/icons-material/ErrorOutlineOutlined";
import ScheduleOutlined from "@mui/icons-material/ScheduleOutlined";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { PlainText } from "../../../../client/kit/conversation";
import { AttachmentView } from "./AttachmentView";
import { Bubble } from "./Bubble";
import type { Outgoing } from "./outgoing";
import { useWords } from "./words";

interface OutgoingItemProps {
  readonly outgoing: Outgoing;
  readonly onRetry: () => void;
  readonly onDiscard: () => void;
}

/** A message on its way, or one that didn't get there. */
export function OutgoingItem({ outgoing, onRetry, onDiscard }: OutgoingItemProps) {
  const { t } = useWords();
  const { state, text, attachment, issue } = outgoing;
  const shown = { image: null, video: null, file: null, ...(attachment ? { [attachment.field]: attachment } : {}) };
  return (
    <Bubble
      isOwn
      isContinued={false}
      foot={
        state === "sending" ? (
          <>
            <ScheduleOutlined aria-hidden sx={{ fontSize: 16 }} />
            <Typography variant="caption">{t("chat.sending")}</Typography>
          </>
        ) : (
          <Box role="alert" sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: 0.5, color: "error.main" }}>
            <ErrorOutlineOutlined aria-hidden sx={{ fontSize: 18 }} />
            <Typography variant="body2">{issue ?? t("chat.failed")}</Typography>
            {state === "failed" && (
              <Button size="small" onClick={onRetry} sx={{ minHeight: 36 }}>
                {t("chat.again")}
              </Button>
            )}
            <Button size="small" color="inherit" onClick={onDiscard} sx={{ minHeight: 36 }}>
              {t("chat.discard")}
            </Button>
          </Box>
        )
      }
    >
      <AttachmentView {...shown} />
      {text && <PlainText text={text} />}
    </Bubble>
  );
}

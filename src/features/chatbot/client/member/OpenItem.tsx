import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { ApiError, useTexts } from "../../../../client/kit/member";
import { Bubble } from "./Bubble";
import { mayRetry, type OpenQuestion } from "./useChatbot";

/** Why a question has no answer, in words. */
function useReason(failure: unknown): string {
  const { t } = useTexts();
  if (!(failure instanceof ApiError) || failure.status >= 500) return t("chatbot.failed.processing");
  return failure.status === 0 ? t("chatbot.failed.offline") : failure.message;
}

interface OpenItemProps {
  readonly question: OpenQuestion;
  readonly onRetry: () => void;
  readonly onDiscard: () => void;
}

/** A question that has no answer yet. */
export function OpenItem({ question: { text, failure }, onRetry, onDiscard }: OpenItemProps) {
  const { t } = useTexts();
  const reason = useReason(failure);
  return (
    <Box component="li" sx={{ display: "flex", flexDirection: "column", gap: 1 }}>
      <Bubble isOwn name={t("chatbot.you")}>
        <Typography component="span" sx={{ whiteSpace: "pre-line" }}>
          {text}
        </Typography>
      </Bubble>
      <Bubble isOwn={false} name={t("chatbot.bot")}>
        <Typography component="span" sx={{ color: failure === undefined ? "text.secondary" : "error.main" }}>
          {failure === undefined ? t("chatbot.sending") : reason}
        </Typography>
        {failure !== undefined && (
          <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1, mt: 1 }}>
            {mayRetry(failure) && (
              <Button variant="outlined" onClick={onRetry} sx={{ minHeight: 44 }}>
                {t("chatbot.again")}
              </Button>
            )}
            <Button onClick={onDiscard} sx={{ minHeight: 44 }}>
              {t("chatbot.discard")}
            </Button>
          </Box>
        )}
      </Bubble>
    </Box>
  );
}

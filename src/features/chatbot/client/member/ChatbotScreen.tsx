import CloudOffOutlined from "@mui/icons-material/CloudOffOutlined";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Paper from "@mui/material/Paper";
import Skeleton from "@mui/material/Skeleton";
import Typography from "@mui/material/Typography";
import { ApiError, EmptyState, Page, useTexts } from "../../../../client/kit/member";
import { Conversation } from "./Conversation";
import { useChatbot } from "./useChatbot";

function Failed({ error, onRetry }: { readonly error: unknown; readonly onRetry: () => void }) {
  const { t } = useTexts();
  const isRefused = error instanceof ApiError && error.status >= 400 && error.status < 500;
  const body = isRefused ? error.message : t(navigator.onLine ? "community.error.body" : "community.offline.body");
  const retry = (
    <Button variant="contained" size="large" onClick={onRetry}>
      {t("chatbot.again")}
    </Button>
  );
  return <EmptyState icon={<CloudOffOutlined />} title={t("chatbot.failed.open")} body={body} action={retry} />;
}

/** A member's questions, answered from the community's texts. */
export function ChatbotScreen() {
  const { t } = useTexts();
  const chatbot = useChatbot();
  const { start, error, open } = chatbot;
  return (
    <Page title={t("chatbot.title")} isFullHeight>
      <Box sx={{ display: "flex", flexDirection: "column", flex: 1, minHeight: 0, width: "100%", maxWidth: 840, mx: "auto" }}>
        <Typography variant="h2" component="h1" sx={{ mb: 0.25 }}>
          {t("chatbot.title")}
        </Typography>
        <Typography variant="body2" sx={{ color: "text.secondary", mb: 1.5, minHeight: "1.5em" }}>
          {start && t(`chatbot.subtitle.${start.hasModel ? "model" : "search"}`)}
        </Typography>
        <Paper variant="outlined" sx={{ flex: 1, minHeight: 0, overflow: "hidden" }}>
          {start && <Conversation chatbot={chatbot} start={start} />}
          {!start && error !== undefined && <Failed error={error} onRetry={open} />}
          {!start && error === undefined && (
            <Skeleton variant="rounded" height="100%" role="status" aria-label={t("common.loading")} />
          )}
        </Paper>
      </Box>
    </Page>
  );
}

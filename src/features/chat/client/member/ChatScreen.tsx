import ForumOutlined from "@mui/icons-material/ForumOutlined";
import Box from "@mui/material/Box";
import Paper from "@mui/material/Paper";
import Skeleton from "@mui/material/Skeleton";
import Typography from "@mui/material/Typography";
import { useMemo } from "react";
import { EmptyState, ErrorState, Page, useChannel, useCommunity, useTexts } from "../../../../client/kit/member";
import { CHANNEL } from "../../shared/chat";
import { Thread } from "../thread/Thread";
import { useThread } from "../thread/useThread";
import { WordsContext } from "../thread/words";
import { useChatCalls } from "./useChatCalls";

function OwnThread() {
  const { t } = useTexts();
  const { session } = useCommunity();
  const calls = useChatCalls();
  const name = session.memberId ?? "";
  const model = useThread({ calls, name });
  useChannel(CHANNEL, session.memberId, model.hear);
  if (!model.page && model.error) return <ErrorState error={model.error} onRetry={() => void model.load()} />;
  if (!model.page) return <Skeleton variant="rounded" height="100%" role="status" aria-label={t("common.loading")} />;
  const empty = <EmptyState icon={<ForumOutlined />} title={t("chat.member.empty.title")} body={t("chat.member.empty.body")} />;
  return <Thread model={model} calls={calls} side="person" name={name} empty={empty} />;
}

/** A member's chat with the moderators, as high as the screen. */
export function ChatScreen() {
  const { t, language } = useTexts();
  const words = useMemo(() => ({ t, language }), [t, language]);
  return (
    <Page title={t("chat.title")} isFullHeight>
      <Box sx={{ display: "flex", flexDirection: "column", flex: 1, minHeight: 0, width: "100%", maxWidth: 840, mx: "auto" }}>
        <Typography variant="h2" component="h1" sx={{ mb: 0.25 }}>
          {t("chat.member.title")}
        </Typography>
        <Typography variant="body2" sx={{ color: "text.secondary", mb: 1.5 }}>
          {t("chat.member.subtitle")}
        </Typography>
        <Paper variant="outlined" sx={{ flex: 1, minHeight: 0, overflow: "hidden" }}>
          <WordsContext value={words}>
            <OwnThread />
          </WordsContext>
        </Paper>
      </Box>
    </Page>
  );
}

import { Box, Paper } from "@mui/material";
import { Navigate, Route, Routes, useParams, useSearchParams } from "react-router-dom";
import {
  EmptyState,
  ErrorState,
  LoadingState,
  PageHeader,
  useAccessKeys,
  useDocumentTitle,
  useTexts,
} from "../../../../client/kit/console";
import { hasAccessKey } from "../../../../schema/accessKeys";
import { isId } from "../../../../shared/ids";
import type { ChatChannel } from "../../shared/chat";
import { ChatLists } from "./ChatLists";
import { Conversation } from "./Conversation";
import { useFreshLists, useObserverChats } from "./useLists";

/** Without the bars above, and what is around a page. */
const HEIGHT = { xs: "calc(100dvh - 150px)", md: "calc(100dvh - 176px)" };

const TO_CHATS = <Navigate to="/chat" replace />;

/** The chats of a community's moderators: on a phone the list or a chat, else both. */
function ModeratorChats() {
  const { t } = useTexts();
  const { chatId } = useParams();
  const [search] = useSearchParams();
  const channel: ChatChannel = search.get("tab") === "observers" ? "OBSERVER" : "MEMBER";
  useFreshLists();
  // A mistyped address has no chat: the list says which there are.
  if (chatId !== undefined && !isId(chatId)) return TO_CHATS;
  return (
    <Paper
      variant="outlined"
      sx={{
        display: "grid",
        gridTemplateColumns: { xs: "minmax(0, 1fr)", md: "minmax(280px, 340px) minmax(0, 1fr)" },
        gridTemplateRows: "minmax(0, 1fr)",
        height: HEIGHT,
        minHeight: 420,
        overflow: "hidden",
      }}
    >
      <Box
        sx={{
          display: { xs: chatId ? "none" : "flex", md: "flex" },
          flexDirection: "column",
          minHeight: 0,
          borderRight: { md: 1 },
          borderColor: { md: "divider" },
        }}
      >
        <ChatLists channel={channel} selected={chatId} />
      </Box>
      <Box sx={{ display: { xs: chatId ? "block" : "none", md: "block" }, minHeight: 0, minWidth: 0 }}>
        {chatId ? (
          <Conversation key={`${channel}:${chatId}`} channel={channel} chatId={chatId} isModerator />
        ) : (
          <EmptyState icon="Forum" title={t("chat.team.select.title")} body={t("chat.team.select.body")} />
        )}
      </Box>
    </Paper>
  );
}

/** An observer's chat with the moderators. */
function ObserverChat() {
  const { data, error, refetch } = useObserverChats();
  const own = data?.items[0];
  if (!data && error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!own) return <LoadingState />;
  return (
    <Paper variant="outlined" sx={{ height: HEIGHT, minHeight: 420, maxWidth: 860, overflow: "hidden" }}>
      <Conversation channel="OBSERVER" chatId={own.id} isModerator={false} />
    </Paper>
  );
}

/** The team's chats, at `chat/{whose}`; observers have theirs with the moderators at the same address. */
export function ChatPage() {
  const { t } = useTexts();
  const isModerator = hasAccessKey(["community:MODERATOR"], useAccessKeys());
  const { "*": chatId } = useParams();
  useDocumentTitle(t("chat.title"));
  const subtitle = t(isModerator ? "chat.team.subtitle" : "chat.observer.subtitle");
  const page = isModerator ? <ModeratorChats /> : <ObserverChat />;
  return (
    <>
      <PageHeader
        title={t("chat.title")}
        // On a phone an open chat has the room.
        subtitle={<Box sx={{ display: { xs: chatId ? "none" : "block", md: "block" } }}>{subtitle}</Box>}
      />
      <Routes>
        <Route index element={page} />
        <Route path=":chatId" element={isModerator ? page : TO_CHATS} />
        <Route path="*" element={TO_CHATS} />
      </Routes>
    </>
  );
}

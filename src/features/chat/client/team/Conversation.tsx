import { Avatar, Box, Chip, IconButton, Link, Typography } from "@mui/material";
import { useMemo } from "react";
import { Navigate, Link as RouterLink } from "react-router-dom";
import {
  ApiError,
  EmptyState,
  ErrorState,
  failureText,
  Icon,
  LoadingState,
  useChannel,
  useDraftOwner,
  useNotice,
  useTexts,
} from "../../../../client/kit/console";
import type { ChatPage } from "../../shared/api/schemas";
import { CHANNEL, type ChatChannel } from "../../shared/chat";
import { Thread } from "../thread/Thread";
import { useThread } from "../thread/useThread";
import { WordsContext } from "../thread/words";
import { useChatCalls, useMarkChat } from "./chats";

interface ConversationProps {
  readonly channel: ChatChannel;
  /** Of the member or the observer whose chat it is. */
  readonly chatId: string;
  /** Else the observer whose it is. */
  readonly isModerator: boolean;
}

interface HeadProps {
  readonly page: ChatPage;
  /** Reads the chat anew. */
  readonly onMarked: () => void;
}

function Head({ page: { person, isMarked }, onMarked }: HeadProps) {
  const { t } = useTexts();
  const notice = useNotice();
  const mark = useMarkChat(person.id);
  const list = person.channel === "OBSERVER" ? "/chat?tab=observers" : "/chat";
  const toggle = () => mark(!isMarked).then(onMarked, (error: unknown) => notice(failureText(error, t), "error"));
  return (
    <Box sx={{ display: "flex", alignItems: "center", gap: 1.25, px: 1.5, py: 0.75, borderBottom: 1, borderColor: "divider" }}>
      <IconButton component={RouterLink} to={list} aria-label={t("chat.team.back")} sx={{ display: { md: "none" } }}>
        <Icon name="ArrowBack" />
      </IconButton>
      <Avatar {...(person.image ? { src: person.image } : {})} alt="" sx={{ width: 32, height: 32, fontSize: 13 }}>
        {[...person.name][0]?.toUpperCase()}
      </Avatar>
      <Typography component="h2" noWrap sx={{ flex: 1, minWidth: 0, fontWeight: 600 }}>
        {person.channel === "MEMBER" ? (
          <Link component={RouterLink} to={`/members/${person.id}/show`} color="inherit" underline="hover">
            {person.name}
          </Link>
        ) : (
          person.name
        )}
      </Typography>
      {person.hasLeft && <Chip size="small" label={t("chat.team.left")} />}
      <IconButton
        aria-label={t("chat.team.star")}
        aria-pressed={isMarked}
        title={t(isMarked ? "chat.unmark" : "chat.mark")}
        onClick={() => void toggle()}
        sx={{ color: isMarked ? "warning.main" : undefined }}
      >
        <Icon name={isMarked ? "Star" : "StarBorder"} />
      </IconButton>
    </Box>
  );
}

/** A chat as the team has it. */
export function Conversation({ channel, chatId, isModerator }: ConversationProps) {
  const { t, language } = useTexts();
  const words = useMemo(() => ({ t, language }), [t, language]);
  const owner = useDraftOwner();
  if (!owner) return <LoadingState />;
  return (
    <WordsContext value={words}>
      <OpenConversation channel={channel} chatId={chatId} isModerator={isModerator} name={`${owner}:${chatId}`} />
    </WordsContext>
  );
}

interface OpenProps extends ConversationProps {
  /** Names what is kept of the chat, unique on the device. */
  readonly name: string;
}

function OpenConversation({ channel, chatId, isModerator, name }: OpenProps) {
  const { t } = useTexts();
  const calls = useChatCalls(channel, chatId, isModerator);
  const model = useThread({ calls, name });
  useChannel(CHANNEL, chatId, model.hear);
  const { page, error, load } = model;
  // Nobody, or nobody any more.
  if (!page && error instanceof ApiError && [400, 404].includes(error.status)) return <Navigate to="/chat" replace />;
  if (!page && error) return <ErrorState error={error} onRetry={() => void load()} />;
  if (!page) return <LoadingState />;
  const empty = isModerator ? (
    <EmptyState icon="Forum" title={t("chat.team.begin.title")} body={t("chat.team.begin.body", { name: page.person.name })} />
  ) : (
    <EmptyState icon="Forum" title={t("chat.observer.empty.title")} body={t("chat.observer.empty.body")} />
  );
  return (
    <Box sx={{ display: "flex", flexDirection: "column", height: "100%", minHeight: 0 }}>
      {isModerator && <Head page={page} onMarked={() => void load()} />}
      <Box sx={{ flex: 1, minHeight: 0 }}>
        <Thread model={model} calls={calls} side={isModerator ? "team" : "person"} name={name} empty={empty} />
      </Box>
    </Box>
  );
}

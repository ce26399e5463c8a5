import { Box, Button, InputAdornment, OutlinedInput, Tab, Tabs, ToggleButton, ToggleButtonGroup } from "@mui/material";
import { useEffect, useState } from "react";
import { Link } from "react-router-dom";
import { EmptyState, ErrorState, Icon, LoadingState, useTexts } from "../../../../client/kit/console";
import { type ChatChannel, type ChatFilter, FILTERS } from "../../shared/chat";
import { ChatRows } from "./ChatRows";
import { useMemberChats, useObserverChats, useUnreadChats } from "./useLists";

const TYPING_MS = 300;

interface ChatListsProps {
  readonly channel: ChatChannel;
  /** Whose chat is open. */
  readonly selected: string | undefined;
}

/** What was typed, once nothing more is for a moment. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), TYPING_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}

function MemberList({ selected }: Pick<ChatListsProps, "selected">) {
  const { t } = useTexts();
  const [filter, setFilter] = useState<ChatFilter>("all");
  const [typed, setTyped] = useState("");
  const search = useSettled(typed.trim());
  const { items, last, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useMemberChats(filter, search);
  const emptyBody = search ? "chat.team.empty.search" : (`chat.team.empty.${filter}` as const);
  return (
    <>
      <Box sx={{ display: "grid", gap: 1, p: 1.5, borderBottom: 1, borderColor: "divider" }}>
        <OutlinedInput
          size="small"
          type="search"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          placeholder={t("chat.team.search")}
          inputProps={{ "aria-label": t("chat.team.search"), maxLength: 100 }}
          startAdornment={
            <InputAdornment position="start">
              <Icon name="Search" />
            </InputAdornment>
          }
        />
        <ToggleButtonGroup
          size="small"
          exclusive
          fullWidth
          value={filter}
          onChange={(_event, next: ChatFilter | null) => next && setFilter(next)}
          aria-label={t("chat.team.filter.label")}
        >
          {FILTERS.map((name) => (
            <ToggleButton key={name} value={name} sx={{ textTransform: "none", py: 0.5 }}>
              {t(`chat.team.filter.${name}`)}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
      </Box>
      <Box sx={{ flex: 1, minHeight: 0, overflowY: "auto" }}>
        {!last && error && <ErrorState error={error} onRetry={() => void refetch()} />}
        {!last && !error && <LoadingState />}
        {last && items.length === 0 && <EmptyState icon="Forum" title={t("chat.team.empty.title")} body={t(emptyBody)} />}
        <ChatRows chats={items} selected={selected} />
        {hasNextPage && (
          <Box sx={{ display: "grid", justifyItems: "center", p: 1 }}>
            <Button color="inherit" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
              {t("chat.team.more")}
            </Button>
          </Box>
        )}
      </Box>
    </>
  );
}

function ObserverList({ selected }: Pick<ChatListsProps, "selected">) {
  const { t } = useTexts();
  const { data, error, refetch } = useObserverChats();
  if (!data && error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <LoadingState />;
  if (data.items.length === 0)
    return <EmptyState icon="Forum" title={t("chat.team.empty.title")} body={t("chat.team.empty.observers")} />;
  return (
    <Box sx={{ flex: 1, minHeight: 0, overflowY: "auto" }}>
      <ChatRows chats={data.items} selected={selected} />
    </Box>
  );
}

/** The moderators' chats, those with members and those with observers. */
export function ChatLists({ channel, selected }: ChatListsProps) {
  const { t } = useTexts();
  const { data: unread } = useUnreadChats();
  const label = (name: "members" | "observers") => {
    const count = unread?.[name] ?? 0;
    return count > 0 ? t(`chat.team.tab.${name}Unread`, { count }) : t(`chat.team.tab.${name}`);
  };
  return (
    <>
      <Tabs
        value={channel}
        variant="fullWidth"
        aria-label={t("chat.team.lists")}
        sx={{ borderBottom: 1, borderColor: "divider", flexShrink: 0 }}
      >
        <Tab value="MEMBER" component={Link} to="/chat" label={label("members")} />
        <Tab value="OBSERVER" component={Link} to="/chat?tab=observers" label={label("observers")} />
      </Tabs>
      {channel === "MEMBER" ? <MemberList selected={selected} /> : <ObserverList selected={selected} />}
    </>
  );
}

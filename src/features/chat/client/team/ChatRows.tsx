import { Avatar, Badge, Box, List, ListItem, ListItemAvatar, ListItemButton, Typography } from "@mui/material";
import { visuallyHidden } from "@mui/utils";
import { Link } from "react-router-dom";
import { Icon, RelativeTime, useTexts } from "../../../../client/kit/console";
import type { ChatMessage, ChatSummary } from "../../shared/api/schemas";

/** What the last message says, in a line. */
function useExcerpt() {
  const { t } = useTexts();
  const contentOf = ({ isDeleted, message, image, video, file }: ChatMessage) => {
    if (isDeleted) return t("chat.deleted");
    if (message) return message;
    if (image) return t("chat.file.image");
    if (video) return t("chat.file.video");
    return file?.name ?? "";
  };
  return (last: ChatMessage | null) => {
    if (!last) return t("chat.team.nothing");
    return last.sender === "STAFF" ? t("chat.team.said", { text: contentOf(last) }) : contentOf(last);
  };
}

interface ChatRowsProps {
  readonly chats: readonly ChatSummary[];
  /** Whose chat is open. */
  readonly selected: string | undefined;
}

/** Chats to open. */
export function ChatRows({ chats, selected }: ChatRowsProps) {
  const { t } = useTexts();
  const excerptOf = useExcerpt();
  if (chats.length === 0) return null;
  return (
    <List disablePadding aria-label={t("chat.team.list")}>
      {chats.map(({ id, channel, name, image, hasLeft, last, lastAt, unseen, isMarked }) => (
        <ListItem key={id} disablePadding>
          <ListItemButton
            component={Link}
            to={channel === "MEMBER" ? `/chat/${id}` : `/chat/${id}?tab=observers`}
            selected={id === selected}
            aria-current={id === selected ? "page" : undefined}
            sx={{ py: 1, px: 1.5, gap: 0.5 }}
          >
            <ListItemAvatar sx={{ minWidth: 48 }}>
              <Avatar {...(image ? { src: image } : {})} alt="" sx={{ width: 36, height: 36, fontSize: 14 }}>
                {[...name][0]?.toUpperCase()}
              </Avatar>
            </ListItemAvatar>
            <Box sx={{ flex: 1, minWidth: 0 }}>
              <Box sx={{ display: "flex", alignItems: "center", gap: 0.5 }}>
                <Typography component="span" noWrap sx={{ flex: 1, fontWeight: unseen > 0 ? 700 : 500 }}>
                  {name}
                </Typography>
                {hasLeft && (
                  <Typography component="span" variant="caption" color="text.secondary" noWrap>
                    {t("chat.team.left")} ·
                  </Typography>
                )}
                {isMarked && (
                  <Box component="span" sx={{ display: "flex", color: "warning.main", "& svg": { fontSize: 16 } }}>
                    <Icon name="Star" />
                    <span style={visuallyHidden}>{t("chat.marked")}</span>
                  </Box>
                )}
                {lastAt && (
                  <Typography component="span" variant="caption" color="text.secondary" sx={{ flexShrink: 0 }}>
                    <RelativeTime value={lastAt} />
                  </Typography>
                )}
              </Box>
              <Box sx={{ display: "flex", alignItems: "center", gap: 1 }}>
                <Typography
                  component="span"
                  variant="body2"
                  noWrap
                  sx={{ flex: 1, color: unseen > 0 ? "text.primary" : "text.secondary" }}
                >
                  {excerptOf(last)}
                </Typography>
                {unseen > 0 && (
                  <>
                    <Badge
                      badgeContent={unseen}
                      max={99}
                      color="primary"
                      slotProps={{ badge: { "aria-hidden": true } }}
                      sx={{ "& .MuiBadge-badge": { position: "static", transform: "none" } }}
                    />
                    <span style={visuallyHidden}>{t("chat.unread", { smart_count: unseen })}</span>
                  </>
                )}
              </Box>
            </Box>
          </ListItemButton>
        </ListItem>
      ))}
    </List>
  );
}

import { Avatar, Box, Chip, IconButton, Tooltip, Typography } from "@mui/material";
import { failureText, Icon, useNotice, useTexts } from "../../../../client/kit/console";
import type { TeamChat } from "../../shared/api";
import { isHere } from "../../shared/isHere";
import { useChatCalls } from "../useChat";

type Person = TeamChat["people"][number];

interface PersonLineProps {
  readonly person: Person;
  readonly isGone: boolean;
  readonly onMute: (() => void) | undefined;
}

function PersonLine({ person: { name, image, isMuted }, isGone, onMute }: PersonLineProps) {
  const { t } = useTexts();
  const label = t(isMuted ? "onlineChat.live.unmute" : "onlineChat.live.mute", { name });
  return (
    <Box component="li" sx={{ display: "flex", gap: 1, alignItems: "center", minHeight: 44 }}>
      <Avatar {...(image ? { src: image } : {})} alt="" sx={{ width: 28, height: 28, fontSize: 14 }}>
        {name.slice(0, 1).toUpperCase()}
      </Avatar>
      <Typography sx={{ flex: 1, minWidth: 0, overflowWrap: "anywhere", color: isGone ? "text.secondary" : "text.primary" }}>
        {name}
      </Typography>
      {isGone && <Chip size="small" label={t("onlineChat.live.gone")} />}
      {isMuted && <Chip size="small" color="warning" label={t("onlineChat.live.muted")} />}
      {onMute && (
        <Tooltip title={label}>
          <IconButton aria-label={label} onClick={onMute}>
            <Icon name={isMuted ? "ChatBubble" : "Block"} />
          </IconButton>
        </Tooltip>
      )}
    </Box>
  );
}

interface PeopleProps {
  readonly activityId: string;
  readonly people: readonly Person[];
  readonly canMute: boolean;
  readonly now: number;
}

/** Who is there, who was, and who may not write. */
export function People({ activityId, people, canMute, now }: PeopleProps) {
  const { t } = useTexts();
  const notice = useNotice();
  const calls = useChatCalls(activityId);
  const mute = ({ id, isMuted }: Person) => calls.mute(id, !isMuted).catch((error) => notice(failureText(error, t), "error"));
  if (people.length === 0) return <Typography sx={{ color: "text.secondary", p: 1 }}>{t("onlineChat.live.nobody")}</Typography>;
  const ordered = [...people].sort((a, b) => Number(isHere(b, now)) - Number(isHere(a, now)));
  return (
    <Box component="ul" sx={{ listStyle: "none", p: 0, m: 0 }}>
      {ordered.map((person) => (
        <PersonLine
          key={person.id}
          person={person}
          isGone={!isHere(person, now)}
          onMute={canMute ? () => void mute(person) : undefined}
        />
      ))}
    </Box>
  );
}

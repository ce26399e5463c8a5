import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Skeleton from "@mui/material/Skeleton";
import Typography from "@mui/material/Typography";
import { type ActivityScreenProps, ErrorState, useServerNow, useTexts, View } from "../../../../client/kit/member";
import { conversation } from "../../../../contracts/views/conversation";
import type { MemberChat } from "../../shared/api";
import { phaseOf } from "../../shared/phaseOf";
import { Before } from "./Before";
import { CatchUp } from "./CatchUp";
import { PresenceLine } from "./PresenceLine";
import { useChat } from "./useChat";

interface PhaseProps extends ActivityScreenProps {
  readonly chat: MemberChat;
  /** Of the server's clock, milliseconds since 1970. */
  readonly now: number;
  readonly reload: () => void;
}

function Live({ activity, chat, now, refresh }: PhaseProps) {
  const { t } = useTexts();
  return (
    <Box sx={{ display: "grid", gap: 1.5, position: "relative" }}>
      <PresenceLine chat={chat} now={now} />
      {chat.isMuted && <Alert severity="warning">{t("onlineChat.member.muted")}</Alert>}
      <View of={conversation} props={{ activityId: activity.id, form: "stream", onChanged: refresh }} />
    </Box>
  );
}

function After({ activity, chat, refresh, reload }: PhaseProps) {
  const { t } = useTexts();
  const isOpen = chat.areLatecomersWelcome && activity.state !== "ended" && !chat.isMuted;
  const changed = () => {
    reload();
    refresh();
  };
  return (
    <Box sx={{ display: "grid", gap: 3 }}>
      <Typography sx={{ color: "text.secondary" }}>{t("onlineChat.member.over")}</Typography>
      {isOpen && <CatchUp activityId={activity.id} chat={chat} onSent={changed} />}
      <Box component="section" aria-labelledby="said" sx={{ display: "grid", gap: 1.5, position: "relative" }}>
        <Typography id="said" variant="h4" component="h2">
          {t("onlineChat.member.said")}
        </Typography>
        <View of={conversation} props={{ activityId: activity.id, form: "stream", onChanged: changed }} />
      </Box>
    </Box>
  );
}

function Phases(props: Omit<PhaseProps, "now">) {
  const now = useServerNow(props.chat.now);
  const phase = phaseOf(props.chat, now);
  if (phase === "before") return <Before activity={props.activity} chat={props.chat} now={now} />;
  return phase === "live" ? <Live {...props} now={now} /> : <After {...props} now={now} />;
}

/** A chat for a member: before its session, in it, and after it. */
export function ChatScreen(props: ActivityScreenProps) {
  const { t } = useTexts();
  const { chat, error, refetch, reload } = useChat(props.activity.id);
  if (!chat && error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!chat) return <Skeleton variant="rounded" height={240} role="status" aria-label={t("common.loading")} />;
  return <Phases {...props} chat={chat} reload={reload} />;
}

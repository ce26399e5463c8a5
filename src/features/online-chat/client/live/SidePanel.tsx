import { Box, Paper, Tab, Tabs } from "@mui/material";
import { useState } from "react";
import { useTexts, View } from "../../../../client/kit/console";
import { conversationBoard } from "../../../../contracts/views/conversation";
import type { TeamChat } from "../../shared/api";
import { isHere } from "../../shared/isHere";
import type { Phase } from "../../shared/phaseOf";
import { Guide } from "./Guide";
import { People } from "./People";

interface SidePanelProps {
  readonly activityId: string;
  /** The activity's. */
  readonly title: string;
  readonly chat: TeamChat;
  readonly canUpdate: boolean;
  readonly phase: Phase;
  /** Of the server's clock, milliseconds since 1970. */
  readonly now: number;
}

const TABS = ["guide", "people", "team"] as const;

/** Beside the stream: the guide, who is there, and the channel that the team and its observers have to themselves. */
export function SidePanel({ activityId, title, chat, canUpdate, phase, now }: SidePanelProps) {
  const { t } = useTexts();
  const [tab, setTab] = useState<(typeof TABS)[number]>("guide");
  const count = chat.people.filter((person) => isHere(person, now)).length;
  return (
    <Paper variant="outlined" sx={{ minWidth: 0 }}>
      <Tabs value={tab} onChange={(_event, next) => setTab(next)} variant="fullWidth" aria-label={t("onlineChat.live.beside")}>
        {TABS.map((name) => (
          <Tab
            key={name}
            value={name}
            id={`chat-tab-${name}`}
            aria-controls={`chat-panel-${name}`}
            label={t(`onlineChat.live.tabs.${name}`, { count })}
          />
        ))}
      </Tabs>
      <Box role="tabpanel" id={`chat-panel-${tab}`} aria-labelledby={`chat-tab-${tab}`} sx={{ p: 1.5 }}>
        {tab === "guide" && <Guide activityId={activityId} questions={chat.questions} canSend={canUpdate && phase === "live"} />}
        {tab === "people" && <People activityId={activityId} people={chat.people} canMute={canUpdate} now={now} />}
        {tab === "team" && (
          <View of={conversationBoard} props={{ activityId, title, canModerate: canUpdate, audience: "TEAM", form: "stream" }} />
        )}
      </Box>
    </Paper>
  );
}

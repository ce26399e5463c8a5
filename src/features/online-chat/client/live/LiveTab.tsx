import { Box } from "@mui/material";
import { useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";
import {
  EmptyState,
  ErrorState,
  LoadingState,
  type RecordTabProps,
  useChannel,
  useServerNow,
  useTexts,
  View,
} from "../../../../client/kit/console";
import { conversationBoard } from "../../../../contracts/views/conversation";
import type { ChatNews } from "../../shared/api";
import { CHANNEL } from "../../shared/onlineChat";
import { phaseOf } from "../../shared/phaseOf";
import { chatKey, useChat } from "../useChat";
import { SessionLine } from "./SessionLine";
import { SidePanel } from "./SidePanel";

function Live({ record, canUpdate, chat }: Pick<RecordTabProps, "record" | "canUpdate"> & { readonly chat: LiveChat }) {
  const now = useServerNow(chat.now);
  const phase = phaseOf(chat.settings, now);
  return (
    <Box sx={{ display: "grid", gap: 2 }}>
      <SessionLine times={chat.settings} phase={phase} now={now} timeZone={chat.timeZone} />
      <Box
        sx={{
          display: "grid",
          gap: 2,
          alignItems: "start",
          gridTemplateColumns: { xs: "minmax(0, 1fr)", md: "minmax(0, 1fr) 380px" },
        }}
      >
        {/* What may be written follows the session: the board asks anew with each phase. */}
        <View
          key={phase}
          of={conversationBoard}
          props={{ activityId: record.id, title: String(record.title ?? ""), canModerate: canUpdate, form: "stream" }}
        />
        <SidePanel
          activityId={record.id}
          title={String(record.title ?? "")}
          chat={chat}
          canUpdate={canUpdate}
          phase={phase}
          now={now}
        />
      </Box>
    </Box>
  );
}

type LiveChat = Parameters<typeof SidePanel>[0]["chat"] & {
  readonly settings: NonNullable<Parameters<typeof SidePanel>[0]["chat"]["settings"]>;
};

/** Where a moderator runs the session: the stream, the guide, who is there and the team's own channel. */
export function LiveTab({ record, canUpdate }: RecordTabProps) {
  const { t } = useTexts();
  const client = useQueryClient();
  const { data, error, refetch } = useChat(record.id, { isLive: true });
  const hear = useCallback(
    (_event?: object) => void client.invalidateQueries({ queryKey: chatKey(record.id) }),
    [client, record.id],
  );
  useChannel(CHANNEL, `${record.id}:team`, (event) => hear(event as ChatNews | undefined));
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <LoadingState />;
  if (!data.settings) return <EmptyState icon="Schedule" title={t("onlineChat.live.empty")} />;
  return <Live record={record} canUpdate={canUpdate} chat={{ ...data, settings: data.settings }} />;
}

import { Box, Button, Typography } from "@mui/material";
import { useState } from "react";
import { failureText, Icon, StateChip, useConfirm, useNotice, useTexts } from "../../../../src/client/kit/console";
import type { TeamVideo, VideoStatus } from "../../shared/api";
import { TimeLeft } from "../room/TimeLeft";
import { STATUS_TONES } from "./statusTones";
import type { TeamSession } from "./useTeamVideo";

interface SessionHeadProps {
  readonly video: TeamVideo;
  readonly session: TeamSession;
  readonly canUpdate: boolean;
  /** Of the server's clock, milliseconds since 1970. */
  readonly now: number;
}

/** Where the session stands, and the one step that is next. */
export function SessionHead({ video, session, canUpdate, now }: SessionHeadProps) {
  const { t } = useTexts();
  const confirm = useConfirm();
  const notice = useNotice();
  const [isBusy, setBusy] = useState(false);
  const { status, endsAt } = video;

  async function run(work: () => Promise<void>) {
    setBusy(true);
    try {
      await work();
    } catch (error) {
      notice(failureText(error, t), "error");
    } finally {
      setBusy(false);
    }
  }
  async function end() {
    const question = {
      title: t("videoChat.team.endTitle"),
      body: t("videoChat.team.endBody"),
      confirmLabel: t("videoChat.team.end"),
      isDestructive: true,
    };
    if (await confirm(question)) await run(session.end);
  }
  const next: Partial<Record<VideoStatus, { readonly label: string; readonly icon: string; readonly run: () => void }>> = {
    UNAVAILABLE: { label: "launch", icon: "RocketLaunch", run: () => void run(session.launch) },
    WAITING: { label: "start", icon: "PlayCircle", run: () => void run(session.start) },
    STARTED: { label: "end", icon: "Flag", run: () => void end() },
  };
  const step = next[status];
  return (
    <Box sx={{ display: "flex", flexWrap: "wrap", gap: 2, alignItems: "center" }}>
      <StateChip tone={STATUS_TONES[status]} label={t(`videoChat.statuses.${status}`)} />
      <Typography sx={{ flex: "1 1 240px", color: "text.secondary" }}>
        {t(canUpdate ? `videoChat.team.next.${status}` : `videoChat.team.watching.${status}`)}
      </Typography>
      {status === "STARTED" && <TimeLeft t={t} endsAt={endsAt} now={now} />}
      {canUpdate && step && (
        <Button
          variant={status === "STARTED" ? "outlined" : "contained"}
          color={status === "STARTED" ? "error" : "primary"}
          startIcon={<Icon name={step.icon} />}
          loading={isBusy}
          onClick={step.run}
        >
          {t(`videoChat.team.${step.label}`)}
        </Button>
      )}
    </Box>
  );
}

import { Alert, Box, Button, Typography } from "@mui/material";
import { useState } from "react";
import { failureText, Icon, useConfirm, useNotice, useTexts } from "../../../../src/client/kit/console";
import { clockText } from "../../../../src/client/kit/media";
import type { TeamVideo } from "../../shared/api";
import { QUIET_REGIONS } from "../room/quietRegions";
import { RecordingSign } from "./RecordingSign";
import { useRecordings } from "./useRecordings";

interface RecordBarProps {
  readonly video: TeamVideo;
  readonly canUpdate: boolean;
  /** Of the server's clock, milliseconds since 1970. */
  readonly now: number;
}

const namesOf = (seats: TeamVideo["seats"]) => seats.map(({ name }) => name).join(", ");

/** Whether a session is being recorded, and for its moderator the way to begin and end that. */
export function RecordBar({ video, canUpdate, now }: RecordBarProps) {
  const { t } = useTexts();
  const confirm = useConfirm();
  const notice = useNotice();
  const { recordings = [], start, stop } = useRecordings();
  const [isBusy, setBusy] = useState(false);
  const { recordingSince, seats } = video;
  // The team agrees by entering.
  const asked = seats.filter(({ role, access }) => (role === "MEMBER" || role === "GUEST") && access === "GRANTED");
  const missing = asked.filter(({ isHere, consent }) => isHere && consent === null);
  const refused = asked.filter(({ isHere, consent }) => isHere && consent === "REFUSED");
  const withdrawn = asked.filter(({ consent }) => consent === "REFUSED");
  const current = recordings.find(({ status }) => status === "READY") ?? recordings[0];
  const isSaving = recordings.some(({ status }) => status === "PROCESSING");

  async function run(work: () => Promise<void>) {
    setBusy(true);
    await work().catch((error) => notice(failureText(error, t), "error"));
    setBusy(false);
  }
  async function begin() {
    const question = {
      title: t("videoChat.recording.replaceTitle"),
      body: t("videoChat.recording.replaceBody"),
      confirmLabel: t("videoChat.recording.replace"),
      isDestructive: true,
    };
    if (!current || (await confirm(question))) await run(() => start(current?.id));
  }
  return (
    <Box sx={{ display: "grid", gap: 1, ...QUIET_REGIONS }}>
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1.5, alignItems: "center", ...QUIET_REGIONS }}>
        <RecordingSign
          t={t}
          isOn={recordingSince !== null}
          time={recordingSince ? clockText((now - Date.parse(recordingSince)) / 1_000) : undefined}
        />
        {canUpdate && (
          <Button
            variant="outlined"
            color={recordingSince ? "error" : "primary"}
            startIcon={<Icon name={recordingSince ? "PauseCircle" : "Videocam"} />}
            loading={isBusy}
            disabled={!recordingSince && (missing.length + refused.length > 0 || isSaving)}
            onClick={() => void (recordingSince ? run(stop) : begin())}
          >
            {t(recordingSince ? "videoChat.recording.stop" : "videoChat.recording.start")}
          </Button>
        )}
        {canUpdate && !recordingSince && isSaving && (
          <Typography variant="body2" sx={{ color: "text.secondary" }}>
            {t("videoChat.recording.saving")}
          </Typography>
        )}
        {canUpdate && !recordingSince && refused.length > 0 && (
          <Typography variant="body2" sx={{ color: "text.secondary" }}>
            {t("videoChat.recording.refused", { names: namesOf(refused) })}
          </Typography>
        )}
        {canUpdate && !recordingSince && missing.length > 0 && (
          <Typography variant="body2" sx={{ color: "text.secondary" }}>
            {t("videoChat.recording.missing", { names: namesOf(missing) })}
          </Typography>
        )}
      </Box>
      <Box role="status">
        {recordingSince && withdrawn.length > 0 && (
          <Alert severity="warning">
            {t("videoChat.recording.withdrawn", { names: namesOf(withdrawn), smart_count: withdrawn.length })}
          </Alert>
        )}
      </Box>
    </Box>
  );
}

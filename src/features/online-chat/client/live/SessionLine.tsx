import { Chip, Stack, Typography } from "@mui/material";
import { Icon, useTexts } from "../../../../client/kit/console";
import { countdown } from "../../../../shared/dates/countdown";
import type { SessionTimes } from "../../shared/api";
import type { Phase } from "../../shared/phaseOf";

interface SessionLineProps {
  readonly times: SessionTimes;
  readonly phase: Phase;
  readonly now: number;
  readonly timeZone: string;
}

const COLORS = { before: "default", live: "success", after: "default" } as const;

/** When the session is, by the community's clocks, and how long it is to go. */
export function SessionLine({ times, phase, now, timeZone }: SessionLineProps) {
  const { t, language } = useTexts();
  const format = new Intl.DateTimeFormat(language, { dateStyle: "full", timeStyle: "short", timeZone });
  const next = phase === "before" ? times.startsAt : times.endsAt;
  const time = countdown(Date.parse(next) - now, language);
  return (
    <Stack direction="row" sx={{ gap: 1.5, alignItems: "center", flexWrap: "wrap" }}>
      <Chip color={COLORS[phase]} icon={<Icon name="Schedule" />} label={t(`onlineChat.phases.${phase}`)} />
      <Typography>{format.formatRange(new Date(times.startsAt), new Date(times.endsAt))}</Typography>
      <Typography variant="body2" sx={{ color: "text.secondary" }}>
        {timeZone}
      </Typography>
      {phase !== "after" && (
        <Typography role="timer" sx={{ fontVariantNumeric: "tabular-nums", fontWeight: 600 }}>
          {t(phase === "before" ? "onlineChat.startsIn" : "onlineChat.endsIn", { time })}
        </Typography>
      )}
    </Stack>
  );
}

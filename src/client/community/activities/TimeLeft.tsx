import ScheduleOutlined from "@mui/icons-material/ScheduleOutlined";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useEffect, useState } from "react";
import type { MemberActivity } from "../../../contracts/api/memberActivities";
import { useTexts } from "../../texts/TextsProvider";
import { formatDuration } from "./duration";

const MINUTE = 60_000;

/** The present time, to the minute. */
function useNow(): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), MINUTE);
    return () => clearInterval(timer);
  }, []);
  return now;
}

function EndedEarly() {
  const { t } = useTexts();
  return (
    <Typography variant="body2" sx={{ color: "text.secondary" }}>
      {t("community.endedEarly")}
    </Typography>
  );
}

/** How long until it starts, or ends; or that it ended before its time. */
export function TimeLeft({ activity }: { readonly activity: MemberActivity }) {
  const { t, language } = useTexts();
  const now = useNow();
  if (activity.isEndedEarly) return <EndedEarly />;
  const isComing = activity.state === "comingSoon";
  const date = isComing ? activity.startsAt : activity.endsAt;
  if (date === null || activity.state === "done" || activity.state === "ended") return null;
  const span = Date.parse(date) - now;
  if (span < 0) return null;
  const time = formatDuration(span, language) ?? t("community.lessThanMinute");
  return (
    <Stack direction="row" spacing={0.5} sx={{ alignItems: "center", color: "text.secondary", minWidth: 0 }}>
      <ScheduleOutlined sx={{ fontSize: 16 }} />
      <Typography variant="body2" component="time" dateTime={date} title={new Date(date).toLocaleString(language)}>
        {t(isComing ? "community.startsIn" : "community.endsIn", { time })}
      </Typography>
    </Stack>
  );
}

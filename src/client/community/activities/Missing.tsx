import LockOutlined from "@mui/icons-material/LockOutlined";
import ScheduleOutlined from "@mui/icons-material/ScheduleOutlined";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import type { MemberActivity } from "../../../contracts/api/memberActivities";
import { useTexts } from "../../texts/TextsProvider";

/** What keeps a member from an activity: others come first, by name, or its time hasn't come. */
export function Missing({ activity: { state, startsAt, prerequisites } }: { readonly activity: MemberActivity }) {
  const { t, language } = useTexts();
  const isLocked = state === "locked";
  const names = new Intl.ListFormat(language, { type: "conjunction" }).format(prerequisites.map(({ title }) => `“${title}”`));
  const date = startsAt ? new Date(startsAt).toLocaleString(language, { dateStyle: "long", timeStyle: "short" }) : "";
  return (
    <Stack direction="row" sx={{ gap: 0.75, alignItems: "flex-start", color: "text.secondary" }}>
      {isLocked ? <LockOutlined fontSize="small" /> : <ScheduleOutlined fontSize="small" />}
      <Typography variant="body2">{isLocked ? t("community.lockedBy", { names }) : t("community.opensOn", { date })}</Typography>
    </Stack>
  );
}

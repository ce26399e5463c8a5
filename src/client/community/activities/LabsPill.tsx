import StarRounded from "@mui/icons-material/StarRounded";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import type { MemberActivity } from "../../../contracts/api/memberActivities";
import { MS_PER_DAY } from "../../../shared/dates/msPerDay";
import { useTexts } from "../../texts/TextsProvider";
import { useCommunity } from "../CommunityContext";

/** What is paid later says so before anybody takes part. */
export function PendingNote({ activity: { state, pendingDays } }: { readonly activity: MemberActivity }) {
  const { t, language } = useTexts();
  const { hasGamification } = useCommunity();
  if (pendingDays === null || !hasGamification || state === "done" || state === "ended") return null;
  const date = new Date(Date.now() + pendingDays * MS_PER_DAY).toLocaleDateString(language, { dateStyle: "long" });
  return (
    <Typography variant="body2" sx={{ color: "text.secondary" }}>
      {t("community.pendingIfToday", { date })}
    </Typography>
  );
}

/** What an activity brings, where the community gives LABs. */
export function LabsPill({ labs }: { readonly labs: number }) {
  const { t } = useTexts();
  const { hasGamification } = useCommunity();
  if (labs <= 0 || !hasGamification) return null;
  return (
    <Stack
      direction="row"
      sx={{
        alignItems: "center",
        gap: 0.5,
        px: 1,
        py: 0.25,
        borderRadius: 4,
        color: "warning.main",
        border: 1,
        borderColor: "warning.main",
      }}
    >
      <StarRounded sx={{ fontSize: 16 }} />
      <Typography variant="body2" sx={{ fontWeight: 600 }}>
        {t("community.labs", { smart_count: labs })}
      </Typography>
    </Stack>
  );
}

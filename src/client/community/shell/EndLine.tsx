import EventOutlined from "@mui/icons-material/EventOutlined";
import Box from "@mui/material/Box";
import { daysLeft } from "../../../shared/dates/daysLeft";
import { useTexts } from "../../texts/TextsProvider";

/** From how many days before its end a community's members read of it. */
const SAID_DAYS = 3;

/** Says that the community ends soon, or has ended. */
export function EndLine({ endsAt }: { readonly endsAt: string | null }) {
  const { t } = useTexts();
  const left = endsAt === null ? undefined : daysLeft(endsAt, new Date());
  if (left === undefined || left > SAID_DAYS) return null;
  return (
    <Box
      role="note"
      sx={{
        display: "flex",
        gap: 1,
        alignItems: "center",
        justifyContent: "center",
        px: 2,
        py: 1,
        bgcolor: "background.paper",
        borderBottom: 1,
        borderColor: "divider",
        color: "text.primary",
        typography: "body2",
        fontWeight: 600,
      }}
    >
      <EventOutlined sx={{ fontSize: 18, color: "text.secondary" }} />
      {left === 0 ? t("community.end.ended") : t("community.end.soon", { smart_count: left })}
    </Box>
  );
}

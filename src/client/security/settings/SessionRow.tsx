import Devices from "@mui/icons-material/DevicesOutlined";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Chip from "@mui/material/Chip";
import Typography from "@mui/material/Typography";
import { formatDay, relativeTime } from "../../screens/common/dates";
import { useTexts } from "../../texts/TextsProvider";
import type { OwnSession } from "./sessions";

/** Where one is signed in, and the way out of there. */
export function SessionRow({ session, onEnd }: { readonly session: OwnSession; readonly onEnd: () => void }) {
  const { t, language } = useTexts();
  const { kind, space, device, createdAt, lastUsedOn, isCurrent } = session;
  const name = [device.browser, device.system].filter(Boolean).join(" · ") || t("security.sessions.unknown");
  const place = [t(`console.kinds.${kind}`), space].filter(Boolean).join(" · ");
  const since = t("security.sessions.since", {
    time: relativeTime(new Date(createdAt), new Date(), language),
    day: formatDay(lastUsedOn, language),
  });
  return (
    <Box component="li" sx={{ display: "flex", flexWrap: "wrap", columnGap: 2, rowGap: 0.5, alignItems: "center", py: 1.5 }}>
      <Devices aria-hidden="true" sx={{ color: "text.secondary" }} />
      <Box sx={{ flex: "1 1 14rem", minWidth: 0, overflowWrap: "anywhere" }}>
        <Typography sx={{ fontWeight: 600 }}>{name}</Typography>
        <Typography variant="body2" sx={{ color: "text.secondary" }}>
          {place}
        </Typography>
        <Typography variant="body2" sx={{ color: "text.secondary" }}>
          {since}
        </Typography>
      </Box>
      {isCurrent ? (
        <Chip label={t("security.sessions.current")} color="primary" variant="outlined" sx={{ ml: { xs: 5, sm: "auto" } }} />
      ) : (
        <Button
          onClick={onEnd}
          aria-label={`${t("common.signOut")}: ${name}, ${place}`}
          sx={{ minHeight: 44, ml: { xs: 4, sm: "auto" } }}
        >
          {t("common.signOut")}
        </Button>
      )}
    </Box>
  );
}

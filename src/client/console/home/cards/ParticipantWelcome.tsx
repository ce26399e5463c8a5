import { Box, Paper, Typography } from "@mui/material";
import { useId } from "react";
import type { profileApi } from "../../../../contracts/api/profile";
import { clientOf } from "../../../data/clientOf";
import { useTexts } from "../../../screens/common/useTexts";
import { Icon } from "../../../theme/icons";
import { useConsole } from "../../consoleProps";

const own = clientOf<typeof profileApi>();

/** What those who only take part are here for: what will appear on this page, and whom to ask. */
export function ParticipantWelcome() {
  const { t } = useTexts();
  const { session } = useConsole();
  const id = useId();
  const company = session.space?.name ?? "";
  // Without an answer the rest still holds.
  const names = own.useCall("GET /api/own-studies", {}).data?.studies.map(({ name }) => name) ?? [];
  return (
    <Paper component="section" aria-labelledby={id} sx={{ border: 1, borderColor: "divider", p: 2, display: "grid", gap: 1.5 }}>
      <Box sx={{ display: "flex", alignItems: "center", gap: 1 }}>
        <Icon name="Info" sx={{ color: "text.secondary" }} />
        <Typography id={id} variant="h4" component="h2" sx={{ minWidth: 0, overflowWrap: "anywhere" }}>
          {t("console.home.participant.title")}
        </Typography>
      </Box>
      {["body", ...(names.length > 0 ? ["studies"] : []), "more", "ask"].map((part) => (
        <Typography
          key={part}
          color={part === "studies" ? "text.primary" : "text.secondary"}
          sx={{ overflowWrap: "anywhere", fontWeight: part === "studies" ? 600 : undefined }}
        >
          {t(`console.home.participant.${part}`, { company, smart_count: names.length, names: names.join(", ") })}
        </Typography>
      ))}
    </Paper>
  );
}

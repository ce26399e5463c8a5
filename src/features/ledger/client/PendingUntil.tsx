import { Typography } from "@mui/material";
import { Icon, useTexts } from "../../../client/kit/console";

/** From when on what was earned can be spent. @param at ISO 8601 instant */
export function PendingUntil({ at }: { readonly at: string }) {
  const { t, language } = useTexts();
  const date = new Intl.DateTimeFormat(language, { dateStyle: "medium" }).format(new Date(at));
  return (
    <Typography variant="body2" component="div" sx={{ display: "flex", alignItems: "center", gap: 0.5, color: "warning.main" }}>
      <Icon name="Schedule" sx={{ fontSize: "1.15em" }} />
      {t("ledger.pendingUntil", { date })}
    </Typography>
  );
}

import { Box, Typography } from "@mui/material";
import { useTexts } from "../../../../client/kit/console";
import type { PanelistActivity } from "../../shared/api/panelists";
import { useCoins } from "./useCoins";

const UNKNOWN = "–";

/** How a panelist takes part, in figures. */
export function Figures({ activity }: { readonly activity: PanelistActivity }) {
  const { t, language } = useTexts();
  const coins = useCoins();
  const number = new Intl.NumberFormat(language);
  const percent = new Intl.NumberFormat(language, { style: "percent" });
  const { invited, entered, completes, responseRate } = activity;
  const figures = [
    ["invited", number.format(invited)],
    ["entered", entered === null ? UNKNOWN : number.format(entered)],
    ["completes", number.format(completes)],
    ["responseRate", responseRate === null ? UNKNOWN : percent.format(responseRate / 100)],
    ["coins", coins.of(activity.coins)],
  ] as const;
  return (
    <Box
      component="dl"
      aria-label={t("panel.activity.figures")}
      sx={{
        ...{ m: 0, display: "grid", gap: { xs: 1, sm: 2 } },
        gridTemplateColumns: { xs: "repeat(2, minmax(0, 1fr))", md: "repeat(5, minmax(0, 1fr))" },
      }}
    >
      {figures.map(([name, text]) => (
        <Box
          key={name}
          sx={{
            ...{ p: 2, border: 1, borderColor: "divider", borderRadius: 1, backgroundColor: "background.paper", minWidth: 0 },
            ...(name === "coins" ? { gridColumn: { xs: "1 / -1", md: "auto" } } : {}),
          }}
        >
          <Typography component="dt" variant="body2" sx={{ color: "text.secondary" }}>
            {t(`panel.activity.figure.${name}`)}
          </Typography>
          <Typography
            component="dd"
            variant="h2"
            sx={{ m: 0, fontVariantNumeric: "tabular-nums", color: name === "coins" ? "primary.main" : "text.primary" }}
          >
            {text}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}

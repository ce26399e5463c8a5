import { Box, Typography } from "@mui/material";
import { useTexts } from "../../../../../src/client/kit/console";
import type { SignLabels } from "../../../shared/api/schemas";
import type { Sign } from "../../../shared/point";
import { SignMark } from "../SignMark";
import { legendColours, sharedColour } from "./heatColours";

interface LegendProps {
  readonly signs: readonly Sign[];
  readonly labels: SignLabels;
}

/** What the colours of the density stand for. */
export function Legend({ signs, labels }: LegendProps) {
  const { t } = useTexts();
  return (
    <Box
      component="ul"
      aria-label={t("heatMap.results.legend.label")}
      sx={{ display: "flex", flexWrap: "wrap", columnGap: 3, rowGap: 1, m: 0, p: 0, listStyle: "none", typography: "body2" }}
    >
      {signs.map((sign) => (
        <Box component="li" key={sign} sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: 0.75 }}>
          <SignMark sign={sign} size={16} />
          <span>{labels[sign]}</span>
          <Typography component="span" variant="body2" sx={{ color: "text.secondary", ml: 0.5 }}>
            {t("heatMap.results.legend.few")}
          </Typography>
          <Box
            aria-hidden
            component="span"
            sx={{ width: 72, height: 10, borderRadius: 1, border: 1, borderColor: "divider", bgcolor: "#fff" }}
            style={{ backgroundImage: `linear-gradient(to right, ${legendColours(sign).join(", ")})` }}
          />
          <Typography component="span" variant="body2" sx={{ color: "text.secondary" }}>
            {t("heatMap.results.legend.many")}
          </Typography>
        </Box>
      ))}
      {signs.length > 1 && (
        <Box component="li" sx={{ display: "flex", alignItems: "center", gap: 0.75 }}>
          <Box
            aria-hidden
            component="span"
            sx={{ width: 16, height: 10, borderRadius: 1, border: 1, borderColor: "divider", bgcolor: "#fff" }}
            style={{ backgroundImage: `linear-gradient(${sharedColour()}, ${sharedColour()})` }}
          />
          {t("heatMap.results.legend.shared")}
        </Box>
      )}
    </Box>
  );
}

import { Box, Typography } from "@mui/material";
import { Link } from "react-router-dom";
import { Icon } from "../../../theme/icons";
import { HiddenText } from "../../common/HiddenText";
import { useTexts } from "../../common/useTexts";
import type { SetupEntry } from "./setupSteps";

interface StepMarkProps {
  readonly number: number;
  readonly entry: SetupEntry;
}

/** Its number, or that it is done. */
function StepMark({ number, entry: { state } }: StepMarkProps) {
  const isCurrent = state === "current";
  return (
    <Box
      aria-hidden
      sx={{
        flex: "none",
        width: 26,
        height: 26,
        display: "grid",
        placeItems: "center",
        borderRadius: "50%",
        typography: "body2",
        fontWeight: 700,
        fontVariantNumeric: "tabular-nums",
        border: 1,
        borderColor: isCurrent ? "primary.main" : state === "done" ? "success.main" : "text.secondary",
        bgcolor: isCurrent ? "primary.main" : "transparent",
        color: isCurrent ? "primary.contrastText" : state === "done" ? "success.main" : "text.secondary",
      }}
    >
      {state === "done" ? <Icon name="Check" sx={{ fontSize: 16 }} /> : number}
    </Box>
  );
}

interface SetupStepsProps {
  readonly entries: readonly SetupEntry[];
  readonly addressOf: (path: string) => string;
}

/** The steps of a wizard in a row, above what is in view. */
export function SetupSteps({ entries, addressOf }: SetupStepsProps) {
  const { t } = useTexts();
  return (
    <Box component="nav" aria-label={t("console.wizard.steps")} sx={{ mb: { xs: 2, sm: 2.5 } }}>
      <Box
        component="ol"
        sx={{
          listStyle: "none",
          m: 0,
          p: 0,
          display: "grid",
          gridTemplateColumns: `repeat(${entries.length}, minmax(0, 1fr))`,
          maxWidth: 880,
          borderBottom: 1,
          borderColor: "divider",
        }}
      >
        {entries.map((entry, index) => (
          <Box component="li" key={entry.path} sx={{ minWidth: 0 }}>
            <Box
              {...(entry.isReachable ? { component: Link, to: addressOf(entry.path) } : { component: "span" })}
              {...(entry.state === "current" ? { "aria-current": "step" } : {})}
              sx={{
                display: "flex",
                flexDirection: { xs: "column", sm: "row" },
                alignItems: "center",
                gap: { xs: 0.5, sm: 1 },
                minHeight: 48,
                px: { xs: 0.5, sm: 1 },
                py: 1,
                textDecoration: "none",
                color: entry.state === "current" ? "text.primary" : "text.secondary",
                borderBottom: 2,
                borderColor: entry.state === "current" ? "primary.main" : "transparent",
                ...(entry.isReachable ? { "&:hover": { bgcolor: "action.hover" } } : {}),
              }}
            >
              <StepMark number={index + 1} entry={entry} />
              <Typography
                component="span"
                variant="body2"
                noWrap
                sx={{ minWidth: 0, maxWidth: "100%", fontWeight: entry.state === "current" ? 700 : 500 }}
              >
                {t(entry.ownLabel ?? entry.label, { _: t(entry.label) })}
              </Typography>
              <HiddenText> {t(`console.wizard.states.${entry.state}`)}</HiddenText>
            </Box>
          </Box>
        ))}
      </Box>
    </Box>
  );
}

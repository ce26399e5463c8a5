import { Box, Typography } from "@mui/material";
import { Link } from "react-router-dom";
import { Icon } from "../../../theme/icons";
import { HiddenText } from "../../common/HiddenText";
import { useTexts } from "../../common/useTexts";
import type { StepState } from "./steps";

export interface StepEntry {
  readonly name: string;
  readonly title: string;
  readonly state: StepState;
  readonly to: string;
}

const STEP_STYLES: Readonly<Record<StepState, { readonly icon: string; readonly colour: string }>> = {
  done: { icon: "CheckCircle", colour: "success.main" },
  current: { icon: "RadioButtonChecked", colour: "primary.main" },
  faulty: { icon: "ErrorOutline", colour: "error.main" },
  open: { icon: "Circle", colour: "text.secondary" },
};

/** The steps of a wizard and how each stands. */
export function StepList({ steps }: { readonly steps: readonly StepEntry[] }) {
  const { t } = useTexts();
  return (
    <Box component="nav" aria-label={t("console.wizard.steps")}>
      <Box component="ol" sx={{ listStyle: "none", m: 0, p: 0, display: "grid", gap: 0.25 }}>
        {steps.map(({ name, title, state, to }) => {
          const { icon, colour } = STEP_STYLES[state];
          return (
            <li key={name}>
              <Box
                component={Link}
                to={to}
                {...(state === "current" ? { "aria-current": "step" } : {})}
                sx={{
                  display: "flex",
                  alignItems: "center",
                  gap: 1,
                  minHeight: 40,
                  px: 1.25,
                  py: 0.5,
                  borderRadius: 1,
                  textDecoration: "none",
                  color: "text.primary",
                  ...(state === "current" ? { bgcolor: "action.selected", fontWeight: 600 } : {}),
                  "&:hover": { bgcolor: "action.hover" },
                }}
              >
                <Icon name={icon} sx={{ color: colour, fontSize: 18 }} />
                <Typography
                  component="span"
                  sx={{
                    fontWeight: "inherit",
                    minWidth: 0,
                    overflowWrap: "anywhere",
                  }}
                >
                  {title}
                </Typography>
                <HiddenText> {t(`console.wizard.states.${state}`)}</HiddenText>
              </Box>
            </li>
          );
        })}
      </Box>
    </Box>
  );
}

import { Box, Button, Collapse, LinearProgress, Typography } from "@mui/material";
import { useState } from "react";
import { Icon } from "../../../theme/icons";
import { useTexts } from "../../common/useTexts";
import { type StepEntry, StepList } from "./StepList";

/** The steps on a phone: where one is, and the list on demand. */
export function StepProgress({ steps }: { readonly steps: readonly StepEntry[] }) {
  const { t } = useTexts();
  const [isOpen, setIsOpen] = useState(false);
  const index = Math.max(
    steps.findIndex(({ state }) => state === "current"),
    0,
  );
  const label = t("console.wizard.progress", { step: index + 1, count: steps.length });
  return (
    <Box sx={{ mb: 2 }}>
      <Box sx={{ display: "flex", alignItems: "center", justifyContent: "space-between", gap: 1 }}>
        <Typography variant="body2" color="text.secondary">
          {label}
        </Typography>
        <Button
          size="small"
          color="inherit"
          aria-expanded={isOpen}
          endIcon={<Icon name={isOpen ? "ExpandLess" : "ExpandMore"} />}
          onClick={() => setIsOpen((before) => !before)}
        >
          {t("console.wizard.steps")}
        </Button>
      </Box>
      <LinearProgress
        variant="determinate"
        value={((index + 1) / steps.length) * 100}
        aria-label={label}
        sx={{ height: 6, borderRadius: 3, my: 0.5 }}
      />
      <Collapse in={isOpen} onClick={() => setIsOpen(false)} unmountOnExit>
        <StepList steps={steps} />
      </Collapse>
    </Box>
  );
}

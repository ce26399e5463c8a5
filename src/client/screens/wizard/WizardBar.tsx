import { Box, Button, CircularProgress } from "@mui/material";
import type { SaverStatus } from "../../data/drafts/draftSaver";
import { Icon } from "../../theme/icons";
import { ActionBar } from "../common/ActionBar";
import { useTexts } from "../common/useTexts";
import { SavedState } from "../record/form/SavedState";

interface WizardBarProps {
  readonly status: SaverStatus;
  readonly nextLabel: string;
  readonly isBusy: boolean;
  readonly isLast: boolean;
  /** Absent at the first step. */
  readonly onBack?: () => void;
  readonly onNext: () => void;
}

/** Back and on, within reach wherever the page is scrolled to. */
export function WizardBar({ status, nextLabel, isBusy, isLast, onBack, onNext }: WizardBarProps) {
  const { t } = useTexts();
  return (
    <ActionBar>
      {onBack ? (
        <Button color="inherit" onClick={onBack} disabled={isBusy} startIcon={<Icon name="ArrowBack" />}>
          {t("console.wizard.back")}
        </Button>
      ) : null}
      <Box
        sx={{
          // On a phone above the buttons, which stay where they are.
          order: { xs: -1, sm: 0 },
          flex: { xs: "1 1 100%", sm: "1 1 0" },
          minWidth: 0,
          display: status === "idle" ? "none" : "flex",
          justifyContent: { sm: "flex-end" },
        }}
      >
        <SavedState status={status} />
      </Box>
      <Button
        variant="contained"
        sx={{ ml: "auto" }}
        onClick={onNext}
        disabled={isBusy}
        {...(isLast ? {} : { endIcon: <Icon name="ArrowForward" /> })}
        {...(isBusy ? { startIcon: <CircularProgress size={16} color="inherit" /> } : {})}
      >
        {nextLabel}
      </Button>
    </ActionBar>
  );
}

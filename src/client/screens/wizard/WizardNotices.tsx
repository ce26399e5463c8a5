import { Alert, Button } from "@mui/material";
import { useTexts } from "../common/useTexts";
import { NOTICE } from "../record/form/noticeStyles";
import type { WizardState } from "./sync/useWizard";

interface WizardNoticesProps {
  readonly wizard: WizardState;
  /** Goes on with what was answered here as a draft of its own. */
  readonly onStartOver: () => void;
  readonly onGiveUp: () => void;
}

/** What happened to a wizard elsewhere, and the way on. */
export function WizardNotices({ wizard, onStartOver, onGiveUp }: WizardNoticesProps) {
  const { t } = useTexts();
  if (wizard.isGone) {
    return (
      <Alert
        severity="warning"
        sx={NOTICE}
        action={
          <>
            <Button size="small" color="inherit" onClick={onGiveUp}>
              {t("console.draft.discard")}
            </Button>
            <Button size="small" color="inherit" variant="outlined" onClick={onStartOver}>
              {t("console.wizard.gone.startOver")}
            </Button>
          </>
        }
      >
        {t("console.wizard.gone.body")}
      </Alert>
    );
  }
  if (wizard.conflict?.about === "draft") {
    return (
      <Alert
        severity="warning"
        sx={NOTICE}
        action={
          <Button size="small" color="inherit" variant="outlined" onClick={wizard.ask}>
            {t("console.wizard.compare")}
          </Button>
        }
      >
        {t("console.draft.otherWindow")}
      </Alert>
    );
  }
  return null;
}

import { Button, CircularProgress } from "@mui/material";
import { ActionBar, Icon, useTexts } from "../../../../client/kit/console";

interface PublishBarProps {
  readonly canPublish: boolean;
  readonly isBusy: boolean;
  readonly onBack: () => void;
  readonly onPublish: () => void;
}

/** Back to the step before, or on to the members. */
export function PublishBar({ canPublish, isBusy, onBack, onPublish }: PublishBarProps) {
  const { t } = useTexts();
  return (
    <ActionBar>
      <Button color="inherit" disabled={isBusy} onClick={onBack} sx={{ mr: "auto" }}>
        {t("console.wizard.back")}
      </Button>
      <Button
        variant="contained"
        disabled={!canPublish || isBusy}
        startIcon={isBusy ? <CircularProgress size={16} color="inherit" /> : <Icon name="PlayCircle" />}
        onClick={onPublish}
      >
        {t("activities.wizard.publish")}
      </Button>
    </ActionBar>
  );
}

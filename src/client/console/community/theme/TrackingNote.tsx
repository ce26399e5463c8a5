import { Alert } from "@mui/material";
import { useTexts } from "../../../screens/common/useTexts";
import { NOTICE } from "../../../screens/record/form/noticeStyles";

interface TrackingNoteProps {
  /** Address of the script that is kept. */
  readonly script: string;
}

/** Why a script that the community names isn't run. */
export function TrackingNote({ script }: TrackingNoteProps) {
  const { t } = useTexts();
  const host = URL.canParse(script) ? new URL(script).host : script;
  return (
    <Alert severity="warning" role="status" sx={NOTICE}>
      {t("console.personalisation.tracking.blocked", { host })}
    </Alert>
  );
}

import { Alert, Button } from "@mui/material";
import { useTexts } from "../../../screens/common/useTexts";
import { NOTICE } from "../../../screens/record/noticeStyles";

/** Somebody else saved meanwhile: theirs comes first, or nothing is saved. */
export function ConflictNotice({ onReload }: { readonly onReload: () => void }) {
  const { t } = useTexts();
  return (
    <Alert
      severity="warning"
      sx={[NOTICE, { mt: 2, mb: 0 }]}
      action={
        <Button size="small" color="inherit" onClick={onReload}>
          {t("console.settings.reload")}
        </Button>
      }
    >
      {t("console.settings.conflict")}
    </Alert>
  );
}

import { Alert, AlertTitle, Button } from "@mui/material";
import { ApiError, failureText, useTexts } from "../../../../client/kit/console";

/** Why nothing was imported; the server's words name the place in the file. */
export function ImportFailure({ error, onRetry }: { readonly error: unknown; readonly onRetry?: (() => void) | undefined }) {
  const { t } = useTexts();
  const isExplained = error instanceof ApiError && error.problem?.detail !== undefined;
  return (
    <Alert
      severity="error"
      sx={{ mb: 2 }}
      action={
        onRetry && (
          <Button color="inherit" size="small" onClick={onRetry}>
            {t("common.retry")}
          </Button>
        )
      }
    >
      <AlertTitle>{t("surveys.import.failedTitle")}</AlertTitle>
      {failureText(error, t)}
      {!isExplained && ` ${t("surveys.import.nothingSaved")}`}
    </Alert>
  );
}

import { Alert, Button, Stack, Typography } from "@mui/material";
import { useTexts } from "../../common/useTexts";
import type { SetupDraft } from "./useSetupDraft";

/** Below the settings of a record: saves them or takes them back, and says what keeps them from being saved. */
export function SetupBar<Draft>({ setup }: { readonly setup: SetupDraft<Draft> }) {
  const { t } = useTexts();
  const { isDirty, isBusy, fault, error, discard } = setup;
  return (
    <>
      {error && <Alert severity="error">{error}</Alert>}
      <Stack direction="row" sx={{ gap: 1, alignItems: "center", flexWrap: "wrap" }}>
        <Button type="submit" variant="contained" disabled={isBusy || !isDirty || fault !== undefined}>
          {t("console.setup.save")}
        </Button>
        {isDirty && (
          <Button disabled={isBusy} onClick={discard}>
            {t("console.setup.discard")}
          </Button>
        )}
        <Typography variant="body2" role="status" sx={{ color: "text.secondary" }}>
          {isDirty ? t(fault ?? "console.setup.unsaved") : ""}
        </Typography>
      </Stack>
    </>
  );
}

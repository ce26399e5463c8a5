import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import { useTexts } from "../../texts/TextsProvider";

interface StepActionsProps {
  readonly label: string;
  readonly isBusy: boolean;
  readonly onSignOut: () => void;
}

/** What completes a step after a login, and the way out. */
export function StepActions({ label, isBusy, onSignOut }: StepActionsProps) {
  const { t } = useTexts();
  return (
    <Stack direction={{ xs: "column", sm: "row" }} spacing={1.5}>
      <Button
        type="submit"
        variant="contained"
        size="large"
        aria-disabled={isBusy}
        sx={{ minHeight: 48, px: 4, fontSize: "1rem" }}
      >
        {isBusy ? t("common.loading") : label}
      </Button>
      <Button size="large" onClick={onSignOut} sx={{ minHeight: 48 }}>
        {t("common.signOut")}
      </Button>
    </Stack>
  );
}

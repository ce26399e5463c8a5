import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Paper from "@mui/material/Paper";
import Typography from "@mui/material/Typography";
import { useTexts } from "../../texts/TextsProvider";

interface SaveBarProps {
  /** Labels of what changed. */
  readonly changed: readonly string[];
  readonly isBusy: boolean;
  readonly isSaved: boolean;
  readonly onUndo: () => void;
}

/** Stays in sight while something has changed: what, and what to do with it. */
export function SaveBar({ changed, isBusy, isSaved, onUndo }: SaveBarProps) {
  const { t, language } = useTexts();
  const names = new Intl.ListFormat(language, { type: "conjunction" }).format(changed);
  const isShown = changed.length > 0;
  return (
    <>
      <Box role="status" sx={{ typography: "body2", color: "success.main", minHeight: "1.5em" }}>
        {isSaved && !isShown && t("community.profile.saved")}
      </Box>
      {isShown && (
        <Paper
          elevation={4}
          sx={{
            position: "sticky",
            bottom: { xs: "calc(72px + env(safe-area-inset-bottom))", sm: 16 },
            zIndex: 2,
            border: 1,
            borderColor: "divider",
            p: 1.5,
            display: "flex",
            flexWrap: "wrap",
            gap: 1,
            alignItems: "center",
          }}
        >
          <Typography variant="body2" aria-live="polite" sx={{ flex: "1 1 180px", minWidth: 0, color: "text.secondary" }}>
            {t("community.profile.changed", { names })}
          </Typography>
          <Button color="inherit" onClick={onUndo} sx={{ minHeight: 44 }}>
            {t("community.profile.undo")}
          </Button>
          <Button type="submit" variant="contained" aria-disabled={isBusy} sx={{ minHeight: 44 }}>
            {isBusy ? t("common.loading") : t("common.save")}
          </Button>
        </Paper>
      )}
    </>
  );
}

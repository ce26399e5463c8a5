import { Button, Paper, Typography } from "@mui/material";
import { useTexts } from "../../../../client/kit/console";

interface SaveBarProps {
  readonly isBusy: boolean;
  readonly canSave: boolean;
  readonly onSave: () => void;
  readonly onDiscard: () => void;
}

/** What changed is saved or given up here; it stays in view. */
export function SaveBar({ isBusy, canSave, onSave, onDiscard }: SaveBarProps) {
  const { t } = useTexts();
  return (
    <Paper
      elevation={4}
      sx={{
        position: "sticky",
        bottom: 12,
        zIndex: 2,
        display: "flex",
        gap: 1,
        flexWrap: "wrap",
        alignItems: "center",
        px: 2,
        py: 1.25,
      }}
    >
      <Typography variant="body2" role="status" sx={{ flex: 1, minWidth: 160 }}>
        {t(canSave ? "surveys.fieldwork.unsaved" : "surveys.fieldwork.faulty")}
      </Typography>
      <Button disabled={isBusy} onClick={onDiscard}>
        {t("surveys.fieldwork.discard")}
      </Button>
      <Button variant="contained" disabled={isBusy || !canSave} onClick={onSave}>
        {t("common.save")}
      </Button>
    </Paper>
  );
}

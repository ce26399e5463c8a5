import { Button, Stack, Typography } from "@mui/material";
import { Icon, useTexts } from "../../../../../client/kit/console";
import type { SaveStatus } from "../draft/autosave";
import { useEditor } from "../EditorContext";

const ICONS: Readonly<Record<SaveStatus, string>> = {
  saved: "CloudDone",
  pending: "Sync",
  saving: "Sync",
  local: "CloudOff",
  signedOut: "Lock",
  failed: "CloudOff",
  stale: "Warning",
};

/** Whether the draft is safe, said quietly until it isn't. */
export function SaveState() {
  const { t } = useTexts();
  const { editor } = useEditor();
  const isBad = editor.status === "failed" || editor.status === "stale";
  return (
    <Stack
      direction="row"
      role="status"
      sx={{ gap: 0.75, alignItems: "center", minHeight: 40, color: isBad ? "error.main" : "text.secondary" }}
    >
      <Icon name={ICONS[editor.status]} />
      <Typography variant="body2">{t(`surveys.save.${editor.status}`)}</Typography>
      {(editor.status === "failed" || editor.status === "local") && (
        <Button size="small" color="inherit" onClick={() => void editor.flush()}>
          {t("surveys.save.retry")}
        </Button>
      )}
    </Stack>
  );
}

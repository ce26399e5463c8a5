import { Button, FormControlLabel, Link, Stack, Switch } from "@mui/material";
import { useState } from "react";
import { failureText, Icon, useNotice, useTexts } from "../../../../client/kit/console";
import { useEditor } from "../editor/EditorContext";

/** The open link: whoever has it answers without signing in. */
export function LinkControl() {
  const { t } = useTexts();
  const { editor, canUpdate } = useEditor();
  const notice = useNotice();
  const [isBusy, setBusy] = useState(false);
  const address = editor.link ? new URL(editor.link, location.href).href : undefined;

  async function attempt(action: () => Promise<void>) {
    setBusy(true);
    try {
      await action();
    } catch (error) {
      notice(failureText(error, t), "error");
    } finally {
      setBusy(false);
    }
  }
  async function copy(text: string) {
    await navigator.clipboard.writeText(text);
    notice(t("surveys.link.copied"), "success");
  }
  return (
    <Stack direction="row" sx={{ gap: 1, alignItems: "center", flexWrap: "wrap", minWidth: 0 }}>
      <FormControlLabel
        control={
          <Switch
            size="small"
            checked={address !== undefined}
            disabled={!canUpdate || isBusy}
            onChange={(_event, isOn) => void attempt(() => editor.openLink(isOn))}
          />
        }
        label={t("surveys.link.switch")}
        slotProps={{ typography: { variant: "body2" } }}
        sx={{ mr: 0.5 }}
      />
      {address && (
        <>
          <Link href={address} target="_blank" rel="noopener" variant="body2" noWrap sx={{ maxWidth: { xs: 220, sm: 320 } }}>
            {address}
          </Link>
          <Button size="small" startIcon={<Icon name="ContentCopy" />} onClick={() => void attempt(() => copy(address))}>
            {t("surveys.link.copy")}
          </Button>
        </>
      )}
    </Stack>
  );
}

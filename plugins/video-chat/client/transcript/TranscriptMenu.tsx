import { Button, Menu, MenuItem } from "@mui/material";
import { useId, useState } from "react";
import { datedFileName, failureText, Icon, saveFile, useNotice, useTexts } from "../../../../src/client/kit/console";
import type { TranscriptWork } from "./useTranscript";

const FORMATS = [
  { format: "word", ending: "docx" },
  { format: "vtt", ending: "vtt" },
  { format: "srt", ending: "srt" },
] as const;

/** The transcript to take away. */
export function TranscriptMenu({ fetch }: Pick<TranscriptWork, "fetch">) {
  const { t } = useTexts();
  const notice = useNotice();
  const menuId = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [isBusy, setBusy] = useState(false);
  const download = async ({ format, ending }: (typeof FORMATS)[number]) => {
    setAnchor(null);
    setBusy(true);
    try {
      saveFile(await fetch(format), datedFileName(t("videoChat.transcript.title"), ending));
    } catch (error) {
      notice(failureText(error, t), "error");
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <Button
        size="small"
        startIcon={<Icon name="Download" />}
        loading={isBusy}
        loadingPosition="start"
        aria-haspopup="menu"
        aria-controls={anchor ? menuId : undefined}
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        {t("videoChat.transcript.download")}
      </Button>
      <Menu id={menuId} anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {FORMATS.map((one) => (
          <MenuItem key={one.format} onClick={() => void download(one)}>
            {t(`videoChat.transcript.${one.format}`)}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}

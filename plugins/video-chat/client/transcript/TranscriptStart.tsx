import { Box, Button, MenuItem, TextField } from "@mui/material";
import { useRef, useState } from "react";
import { EmptyState, failureText, useNotice, useTexts } from "../../../../src/client/kit/console";
import type { VideoTranscript } from "../../shared/transcript/api";
import { readSubtitleFile } from "./readSubtitleFile";
import type { TranscriptWork } from "./useTranscript";

/** Of the product, which services know as well. */
const LANGUAGES = ["es", "en", "fr", "nl", "it", "pt", "de", "ca"] as const;

/** Asks for a subtitle file and hands it over. */
export function SubtitleButton({
  onFile,
  variant,
}: {
  readonly onFile: (content: string) => Promise<unknown>;
  readonly variant: "outlined" | "contained";
}) {
  const { t } = useTexts();
  const notice = useNotice();
  const input = useRef<HTMLInputElement>(null);
  const [isBusy, setBusy] = useState(false);
  const take = async (file: File) => {
    setBusy(true);
    try {
      await onFile(await readSubtitleFile(file));
    } catch (error) {
      notice(failureText(error, t), "error");
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <Button variant={variant} loading={isBusy} onClick={() => input.current?.click()}>
        {t("videoChat.transcript.upload")}
      </Button>
      <input
        ref={input}
        hidden
        type="file"
        accept=".vtt,.srt,text/vtt,application/x-subrip"
        aria-label={t("videoChat.transcript.upload")}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          target.value = "";
          if (file) void take(file);
        }}
      />
    </>
  );
}

interface TranscriptStartProps {
  readonly transcript: VideoTranscript;
  readonly work: Pick<TranscriptWork, "request" | "importFile">;
  readonly canUpdate: boolean;
  readonly onWrite: () => void;
}

/** Before there is a transcript: the ways to one. */
export function TranscriptStart({ transcript, work, canUpdate, onWrite }: TranscriptStartProps) {
  const { t, language: own } = useTexts();
  const notice = useNotice();
  const [language, setLanguage] = useState<string>(own.slice(0, 2));
  const [isBusy, setBusy] = useState(false);
  const { recording, isAutomatic } = transcript;
  if (!recording)
    return (
      <EmptyState
        icon="Videocam"
        title={t("videoChat.transcript.none.noRecording.title")}
        body={t("videoChat.transcript.none.noRecording.body")}
      />
    );
  const request = async () => {
    setBusy(true);
    try {
      await work.request({ language });
    } catch (error) {
      notice(failureText(error, t), "error");
    } finally {
      setBusy(false);
    }
  };
  const names = new Intl.DisplayNames([own], { type: "language" });
  const how = !canUpdate ? "observer" : isAutomatic ? "automatic" : "manual";
  const actions = canUpdate && (
    <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1, justifyContent: "center" }}>
      {isAutomatic && (
        <>
          <TextField
            select
            size="small"
            label={t("videoChat.transcript.language")}
            value={language}
            onChange={({ target }) => setLanguage(target.value)}
            sx={{ minWidth: 150 }}
          >
            {LANGUAGES.map((code) => (
              <MenuItem key={code} value={code}>
                {names.of(code)}
              </MenuItem>
            ))}
          </TextField>
          <Button variant="contained" loading={isBusy} onClick={() => void request()}>
            {t("videoChat.transcript.request")}
          </Button>
        </>
      )}
      <SubtitleButton variant={isAutomatic ? "outlined" : "contained"} onFile={work.importFile} />
      <Button variant="outlined" onClick={onWrite}>
        {t("videoChat.transcript.write")}
      </Button>
    </Box>
  );
  return (
    <EmptyState
      icon="Notes"
      title={t("videoChat.transcript.none.title")}
      body={t(`videoChat.transcript.none.${how}`)}
      {...(actions ? { action: actions } : {})}
    />
  );
}

import { TextField, Typography } from "@mui/material";
import { useState } from "react";
import { FormDialog, useTexts } from "../../../../src/client/kit/console";
import type { TranscriptSpeaker } from "../../shared/transcript/api";
import { LONGEST_SPEAKER_NAME } from "../../shared/transcript/segments";

interface NamesDialogProps {
  readonly speakers: readonly TranscriptSpeaker[];
  readonly onSave: (names: readonly { readonly speaker: string; readonly name: string }[]) => Promise<unknown>;
  readonly onClose: () => void;
}

/** What people are called in the transcript. */
export function NamesDialog({ speakers, onSave, onClose }: NamesDialogProps) {
  const { t } = useTexts();
  const [names, setNames] = useState<ReadonlyMap<string, string>>(
    () => new Map(speakers.map(({ speaker, name }) => [speaker, name])),
  );
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>();
  const save = async () => {
    const changed = speakers.flatMap(({ speaker, name: before }) => {
      const name = names.get(speaker) ?? "";
      return name === before ? [] : [{ speaker, name }];
    });
    setBusy(true);
    try {
      if (changed.length > 0) await onSave(changed);
      onClose();
    } catch (failure) {
      setError(failure);
      setBusy(false);
    }
  };
  return (
    <FormDialog
      title={t("videoChat.transcript.namesTitle")}
      submitLabel={t("videoChat.transcript.save")}
      isBusy={isBusy}
      error={error}
      onSubmit={() => void save()}
      onClose={onClose}
    >
      <Typography variant="body2" sx={{ color: "text.secondary" }}>
        {t("videoChat.transcript.namesHelp")}
      </Typography>
      {speakers.map(({ speaker, name }) => (
        <TextField
          key={speaker}
          size="small"
          label={name}
          value={names.get(speaker) ?? ""}
          onChange={({ target }) => setNames(new Map(names).set(speaker, target.value))}
          slotProps={{ htmlInput: { maxLength: LONGEST_SPEAKER_NAME } }}
        />
      ))}
    </FormDialog>
  );
}

import { Box, Button, FormLabel, Stack } from "@mui/material";
import { useId, useRef } from "react";
import { Icon, useNotice, useTexts } from "../../../../../client/kit/console";
import { pictureAddress } from "./pictureFile";

interface PictureFieldProps {
  readonly label: string;
  readonly value: string | undefined;
  readonly isDisabled: boolean;
  readonly onChange: (address: string | undefined) => void;
}

/** One picture: chosen from the device and kept inside the questionnaire. */
export function PictureField({ label, value, isDisabled, onChange }: PictureFieldProps) {
  const { t } = useTexts();
  const id = useId();
  return (
    <Stack sx={{ gap: 1 }}>
      <FormLabel id={id} sx={{ typography: "body2", fontWeight: 600, color: "text.primary" }}>
        {label}
      </FormLabel>
      <Stack direction="row" role="group" aria-labelledby={id} sx={{ gap: 1.5, alignItems: "center", flexWrap: "wrap" }}>
        {value && (
          <Box
            component="img"
            src={value}
            alt=""
            sx={{ maxHeight: 120, maxWidth: "100%", borderRadius: 1, border: 1, borderColor: "divider" }}
          />
        )}
        <PictureButton
          label={t(value ? "surveys.picture.replace" : "surveys.picture.choose")}
          isDisabled={isDisabled}
          onChange={onChange}
        />
        {value && (
          <Button size="small" color="inherit" disabled={isDisabled} onClick={() => onChange(undefined)}>
            {t("surveys.picture.remove")}
          </Button>
        )}
      </Stack>
    </Stack>
  );
}

interface PictureButtonProps {
  readonly label: string;
  readonly isDisabled: boolean;
  readonly onChange: (address: string) => void;
}

export function PictureButton({ label, isDisabled, onChange }: PictureButtonProps) {
  const { t } = useTexts();
  const notice = useNotice();
  const input = useRef<HTMLInputElement>(null);
  async function choose(file: File | undefined) {
    if (!file) return;
    try {
      onChange(await pictureAddress(file));
    } catch {
      notice(t("surveys.picture.failed"), "error");
    }
  }
  return (
    <>
      <Button
        size="small"
        variant="outlined"
        startIcon={<Icon name="AddPhotoAlternate" />}
        disabled={isDisabled}
        onClick={() => input.current?.click()}
      >
        {label}
      </Button>
      <input
        ref={input}
        hidden
        type="file"
        accept="image/*"
        aria-label={label}
        onChange={(event) => {
          void choose(event.target.files?.[0]);
          // Choosing the same file again must fire again.
          event.target.value = "";
        }}
      />
    </>
  );
}

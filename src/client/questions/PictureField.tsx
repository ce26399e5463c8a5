import { Box, Button, FormLabel, Stack } from "@mui/material";
import { useId, useRef } from "react";
import { useNotice } from "../screens/common/useNotice";
import { useTexts } from "../screens/common/useTexts";
import { Icon } from "../theme/icons";

const LONGEST_SIDE = 800;

/** The settings schema's limit for an inline picture. */
const MOST_CHARACTERS = 200_000;

const QUALITIES = [0.85, 0.7, 0.5, 0.3];

/**
 * A picture as a `data:` address, made small enough to travel inside the questionnaire.
 * @throws Error where the file is no picture or stays too large
 */
async function pictureAddress(file: File): Promise<string> {
  const bitmap = await createImageBitmap(file);
  const scale = Math.min(1, LONGEST_SIDE / Math.max(bitmap.width, bitmap.height));
  const canvas = document.createElement("canvas");
  canvas.width = Math.max(1, Math.round(bitmap.width * scale));
  canvas.height = Math.max(1, Math.round(bitmap.height * scale));
  canvas.getContext("2d")?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  const addresses = QUALITIES.map((quality) => () => canvas.toDataURL("image/webp", quality));
  for (const address of addresses) {
    const text = address();
    if (text.length <= MOST_CHARACTERS) return text;
  }
  throw new Error("The picture stays too large");
}

interface PictureFieldProps {
  readonly label: string;
  readonly value: string | undefined;
  readonly isDisabled: boolean;
  /** Whether it may be replaced, and not be taken away. @default false */
  readonly isRequired?: boolean;
  readonly onChange: (address: string | undefined) => void;
}

/** One picture: chosen from the device and kept inside the questionnaire. */
export function PictureField({ label, value, isDisabled, isRequired = false, onChange }: PictureFieldProps) {
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
        {value && !isRequired && (
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

import { Button, CircularProgress, IconButton, Tooltip } from "@mui/material";
import { useRef } from "react";
import { Icon, useTexts } from "../../../../client/kit/console";
import { PHOTO_TYPES } from "../../../../shared/photo";

interface ChooseButtonProps {
  /** What is done, e.g. "Add a picture". */
  readonly label: string;
  /** What the picture is of. */
  readonly subject: string;
  /** Whether the label is read out and not seen. @default false */
  readonly isIcon?: boolean;
  readonly isSending: boolean;
  readonly isDisabled?: boolean;
  readonly onFile: (file: File) => void;
}

/** Opens the choice of a file. */
export function ChooseButton({ label, subject, isIcon = false, isSending, isDisabled = false, onFile }: ChooseButtonProps) {
  const { t } = useTexts();
  const input = useRef<HTMLInputElement>(null);
  const name = `${label}: ${subject}`;
  const icon = isSending ? <CircularProgress size={18} color="inherit" /> : <Icon name="AddPhotoAlternate" />;
  const common = {
    disabled: isSending || isDisabled,
    "aria-label": isSending ? t("poll.picture.sending") : name,
    onClick: () => input.current?.click(),
  };
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={name}
        accept={PHOTO_TYPES.join()}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) onFile(file);
          // The same file may be chosen again.
          target.value = "";
        }}
      />
      {isIcon ? (
        <Tooltip title={label}>
          <span>
            <IconButton {...common}>{icon}</IconButton>
          </span>
        </Tooltip>
      ) : (
        <Button
          size="small"
          variant="outlined"
          color="inherit"
          startIcon={icon}
          sx={{ minHeight: { xs: 44, sm: 32 } }}
          {...common}
        >
          {isSending ? t("poll.picture.sending") : label}
        </Button>
      )}
    </>
  );
}

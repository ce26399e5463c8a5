import { Alert, IconButton, Stack, TextField, Tooltip } from "@mui/material";
import { Icon, useTexts } from "../../../../client/kit/console";
import type { PollOption } from "../../shared/api";
import { withPicture } from "../../shared/pictures";
import { LONGEST_OPTION } from "../../shared/poll";
import { ChooseButton } from "./ChooseButton";
import { PictureCard } from "./PictureCard";
import { type ChangePicture, useSending } from "./useSending";

interface OptionFieldProps {
  readonly option: PollOption;
  /** Counted from 1. */
  readonly number: number;
  readonly isDisabled: boolean;
  /** Whether there are votes: what it offers stays. */
  readonly isLocked: boolean;
  readonly send: (file: File) => Promise<string>;
  readonly onChange: (change: (option: PollOption) => PollOption) => void;
  /** Absent where there are no more than there have to be. */
  readonly onRemove?: () => void;
}

/** An option of a poll: its words, and its picture where it has one. */
export function OptionField({ option, number, isDisabled, isLocked, send, onChange, onRemove }: OptionFieldProps) {
  const { t } = useTexts();
  const changePicture: ChangePicture = (change) => onChange((before) => withPicture(before, change(before.picture)));
  const sending = useSending({ send, onChange: changePicture });
  const { text, picture } = option;
  const isFixed = isDisabled || isLocked;
  const label = t("poll.option", { number });
  const removal = t("poll.removeOption", { number });
  return (
    <Stack sx={{ gap: 1 }}>
      <Stack direction="row" sx={{ gap: 0.5, alignItems: "center" }}>
        <TextField
          label={label}
          value={text}
          size="small"
          fullWidth
          disabled={isFixed}
          slotProps={{ htmlInput: { maxLength: LONGEST_OPTION } }}
          onChange={({ target }) => onChange((before) => ({ ...before, text: target.value }))}
        />
        {!isFixed && !picture && (
          <ChooseButton
            isIcon
            label={t("poll.picture.add")}
            subject={label}
            isSending={sending.isSending}
            onFile={(file) => void sending.take(file)}
          />
        )}
        {!isFixed && onRemove && (
          <Tooltip title={removal}>
            <IconButton aria-label={removal} onClick={onRemove}>
              <Icon name="Close" />
            </IconButton>
          </Tooltip>
        )}
      </Stack>
      {picture && (
        <PictureCard
          subject={label}
          picture={picture}
          sending={sending}
          isDisabled={isDisabled}
          isLocked={isLocked}
          onChange={changePicture}
        />
      )}
      {sending.error && (
        <Alert severity="error" onClose={sending.forget}>
          {sending.error}
        </Alert>
      )}
    </Stack>
  );
}

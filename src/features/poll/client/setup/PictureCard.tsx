import { Box, Button, Stack, TextField } from "@mui/material";
import { useTexts } from "../../../../client/kit/console";
import type { PollPicture } from "../../shared/api";
import { LONGEST_ALT } from "../../shared/poll";
import { ChooseButton } from "./ChooseButton";
import type { ChangePicture, useSending } from "./useSending";

interface PictureCardProps {
  /** What it is a picture of. */
  readonly subject: string;
  readonly picture: PollPicture;
  readonly sending: ReturnType<typeof useSending>;
  readonly isDisabled: boolean;
  /** Whether it stays as it is, but for the words that are read out for it. */
  readonly isLocked: boolean;
  readonly onChange: ChangePicture;
}

/** A picture that was chosen: seen in small, with its alternative text; replaced or taken away. */
export function PictureCard({ subject, picture, sending, isDisabled, isLocked, onChange }: PictureCardProps) {
  const { t } = useTexts();
  const { isSending, take, forget } = sending;
  const name = t("poll.picture.of", { subject });
  return (
    <Box
      role="group"
      aria-label={name}
      sx={{
        display: "grid",
        gridTemplateColumns: { xs: "96px minmax(0, 1fr)", sm: "128px minmax(0, 1fr)" },
        gap: 1.5,
        alignItems: "start",
      }}
    >
      <Box
        component="img"
        src={picture.image}
        alt={picture.alt || name}
        sx={{
          width: "100%",
          aspectRatio: "4 / 3",
          objectFit: "contain",
          backgroundColor: "action.hover",
          border: 1,
          borderColor: "divider",
          borderRadius: 1,
          opacity: isSending ? 0.5 : 1,
        }}
      />
      <Stack sx={{ gap: 1, minWidth: 0 }}>
        <TextField
          label={t("poll.picture.alt")}
          placeholder={t("poll.picture.altHelp")}
          value={picture.alt}
          size="small"
          fullWidth
          disabled={isDisabled}
          slotProps={{ htmlInput: { maxLength: LONGEST_ALT } }}
          onChange={({ target }) => onChange((before) => before && { ...before, alt: target.value })}
        />
        {!isDisabled && !isLocked && (
          <Stack direction="row" sx={{ gap: 1, flexWrap: "wrap" }}>
            <ChooseButton
              label={t("poll.picture.replace")}
              subject={subject}
              isSending={isSending}
              onFile={(file) => void take(file)}
            />
            <Button
              size="small"
              color="inherit"
              disabled={isSending}
              aria-label={`${t("poll.picture.remove")}: ${subject}`}
              sx={{ minHeight: { xs: 44, sm: 32 } }}
              onClick={() => {
                forget();
                onChange(() => undefined);
              }}
            >
              {t("poll.picture.remove")}
            </Button>
          </Stack>
        )}
      </Stack>
    </Box>
  );
}

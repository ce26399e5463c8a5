import { Alert, Box, Stack, Typography } from "@mui/material";
import { useTexts } from "../../../../client/kit/console";
import { LARGEST_PHOTO } from "../../../../shared/photo";
import type { PollPicture } from "../../shared/api";
import { ChooseButton } from "./ChooseButton";
import { PictureCard } from "./PictureCard";
import { type ChangePicture, useSending } from "./useSending";

const MEGABYTES = LARGEST_PHOTO / 1024 / 1024;

interface QuestionPictureProps {
  readonly picture: PollPicture | undefined;
  readonly isDisabled: boolean;
  readonly send: (file: File) => Promise<string>;
  readonly onChange: ChangePicture;
}

/** The picture above a poll's question, where it has one. */
export function QuestionPicture({ picture, isDisabled, send, onChange }: QuestionPictureProps) {
  const { t } = useTexts();
  const sending = useSending({ send, onChange });
  const subject = t("poll.question");
  if (!picture && isDisabled) return null;
  return (
    <Stack sx={{ gap: 1 }}>
      {picture ? (
        <PictureCard
          subject={subject}
          picture={picture}
          sending={sending}
          isDisabled={isDisabled}
          isLocked={false}
          onChange={onChange}
        />
      ) : (
        <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", columnGap: 1.5, rowGap: 0.5 }}>
          <ChooseButton
            label={t("poll.picture.add")}
            subject={subject}
            isSending={sending.isSending}
            onFile={(file) => void sending.take(file)}
          />
          <Typography variant="body2" sx={{ color: "text.secondary" }}>
            {t("poll.picture.help", { size: MEGABYTES })}
          </Typography>
        </Box>
      )}
      {sending.error && (
        <Alert severity="error" onClose={sending.forget}>
          {sending.error}
        </Alert>
      )}
    </Stack>
  );
}

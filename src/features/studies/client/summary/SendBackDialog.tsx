import { Box, TextField, Typography } from "@mui/material";
import { useId, useState } from "react";
import { FormDialog, useTexts } from "../../../../client/kit/console";
import { useCommentedPlaces } from "../comments/useCommentedPlaces";
import { useComments } from "../comments/useComments";

const SHORTEST = 3;
const LONGEST = 5_000;

interface SendBackDialogProps {
  readonly studyId: string;
  readonly error: unknown;
  readonly isBusy: boolean;
  readonly onSend: (comment: string) => void;
  readonly onClose: () => void;
}

/** Asks what has to be corrected before a study goes back to its company; what stands at its places goes with it. */
export function SendBackDialog({ studyId, error, isBusy, onSend, onClose }: SendBackDialogProps) {
  const { t } = useTexts();
  const id = useId();
  const [comment, setComment] = useState("");
  const [hasTried, setHasTried] = useState(false);
  const { data } = useComments(studyId);
  const corrections = (data?.comments ?? []).filter(({ side, resolvedAt }) => side === "PROVIDER" && resolvedAt === null);
  const places = useCommentedPlaces(studyId, corrections);
  const isMissing = comment.trim().length < SHORTEST && !(comment.trim() === "" && corrections.length > 0);
  return (
    <FormDialog
      title={t("studies.sendBack.title")}
      submitLabel={t("studies.sendBack.go")}
      isBusy={isBusy}
      error={error}
      maxWidth="sm"
      onSubmit={() => {
        setHasTried(true);
        if (!isMissing) onSend(comment.trim());
      }}
      onClose={onClose}
    >
      {corrections.length > 0 && (
        <div>
          <Typography>{t("studies.sendBack.atPlaces", { smart_count: corrections.length })}</Typography>
          <Box component="ul" sx={{ mt: 1, mb: 0, pl: 2.5, color: "text.secondary" }}>
            {places.map(({ place, title }) => (
              <li key={place}>{title}</li>
            ))}
          </Box>
        </div>
      )}
      <TextField
        id={`${id}-comment`}
        label={t("studies.sendBack.comment")}
        value={comment}
        onChange={(event) => setComment(event.target.value)}
        error={hasTried && isMissing}
        helperText={t(
          hasTried && isMissing
            ? "studies.sendBack.issue"
            : corrections.length > 0
              ? "studies.sendBack.optional"
              : "studies.sendBack.help",
        )}
        slotProps={{ htmlInput: { maxLength: LONGEST } }}
        multiline
        minRows={4}
        autoFocus
        sx={{ mt: 1 }}
      />
    </FormDialog>
  );
}

import { Alert, Box, Button, TextField } from "@mui/material";
import { useId, useState } from "react";
import { failureText, useTexts } from "../../../../client/kit/console";
import { LONGEST_COMMENT } from "../../shared/comments";
import { useCommentChange } from "./useComments";

interface WriteCommentProps {
  readonly studyId: string;
  readonly place: string;
  /** Where the person chooses the place, e.g. */
  readonly children?: React.ReactNode;
}

/** A field for a comment; what was typed stays until the server has it. */
export function WriteComment({ studyId, place, children }: WriteCommentProps) {
  const { t } = useTexts();
  const id = useId();
  const [text, setText] = useState("");
  const change = useCommentChange(studyId);
  return (
    <Box
      component="form"
      noValidate
      sx={{ display: "grid", gap: 1, gridTemplateColumns: "minmax(0, 1fr)" }}
      onSubmit={(event) => {
        event.preventDefault();
        if (text.trim() !== "") change.mutate({ does: "write", place, text: text.trim() }, { onSuccess: () => setText("") });
      }}
    >
      {children}
      <TextField
        id={`${id}-text`}
        label={t("studies.comments.write")}
        value={text}
        onChange={(event) => setText(event.target.value)}
        multiline
        minRows={2}
        maxRows={8}
        size="small"
        slotProps={{ htmlInput: { maxLength: LONGEST_COMMENT } }}
      />
      {change.error ? (
        <Alert severity="error" role="alert">
          {failureText(change.error, t)}
        </Alert>
      ) : null}
      <Button
        type="submit"
        size="small"
        variant="outlined"
        loading={change.isPending}
        disabled={text.trim() === ""}
        sx={{ justifySelf: "start" }}
      >
        {t("studies.comments.send")}
      </Button>
    </Box>
  );
}

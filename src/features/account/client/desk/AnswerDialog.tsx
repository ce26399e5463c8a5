import { Box, TextField, Typography } from "@mui/material";
import { useMutation } from "@tanstack/react-query";
import { useId, useState } from "react";
import { FormDialog, type RecordActionProps, useNotice, useTexts } from "../../../../client/kit/console";
import { LONGEST_MESSAGE } from "../../shared/support";
import { support } from "../account";

/** Answers a case under what was asked; an answer that was given before can be put right. */
export function AnswerDialog({ record, onClose, refresh }: RecordActionProps) {
  const { t } = useTexts();
  const id = useId();
  const notice = useNotice();
  const [answer, setAnswer] = useState(String(record.answer ?? ""));
  const [hasTried, setHasTried] = useState(false);
  const isEmpty = answer.trim() === "";
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => support.call("POST /api/support-cases/:id/answer", { params: { id: record.id }, body: { answer } }),
    onSuccess: () => {
      refresh();
      notice(t("account.support.answer.done"));
      onClose();
    },
  });
  const submit = () => {
    setHasTried(true);
    if (!isEmpty) mutate();
  };
  return (
    <FormDialog
      title={t("account.support.answer.title")}
      submitLabel={t("account.support.answer.go")}
      maxWidth="sm"
      isBusy={isPending}
      error={error}
      onSubmit={submit}
      onClose={onClose}
    >
      <Box sx={{ borderLeft: 3, borderColor: "divider", pl: 2 }}>
        <Typography sx={{ whiteSpace: "pre-line", overflowWrap: "anywhere" }}>{String(record.message ?? "")}</Typography>
      </Box>
      <TextField
        id={`${id}-answer`}
        label={t("account.support.answer.text")}
        value={answer}
        onChange={({ target }) => setAnswer(target.value)}
        error={hasTried && isEmpty}
        helperText={t(hasTried && isEmpty ? "account.support.answer.issue" : "account.support.answer.help")}
        multiline
        minRows={5}
        maxRows={14}
        autoFocus
        slotProps={{ htmlInput: { maxLength: LONGEST_MESSAGE } }}
      />
    </FormDialog>
  );
}

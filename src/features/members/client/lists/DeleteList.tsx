import { Box, Button, Dialog, DialogActions, DialogContent, DialogTitle, TextField, Typography } from "@mui/material";
import { useMutation } from "@tanstack/react-query";
import { useId, useState } from "react";
import { type ListActionProps, NamesFailure, useNotice, useTexts } from "../../../../client/kit/console";
import { parseNames } from "../../../../shared/parseNames";
import { MOST_AT_ONCE } from "../../shared/members";
import { memberCalls, paramsOf } from "../memberCalls";

/** Deletes whom a pasted list names, after asking again: it can't be undone. */
export default function DeleteList({ onClose, refresh }: ListActionProps) {
  const { t } = useTexts();
  const notice = useNotice();
  const id = useId();
  const [text, setText] = useState("");
  const [isAsked, setIsAsked] = useState(false);
  const names = parseNames(text);
  const deletion = useMutation({
    mutationFn: () => memberCalls.call("DELETE /experienceLabs/:id/user", { params: paramsOf(), body: { users: names } }),
    onSuccess: ({ deleted }) => {
      notice(t("members.delete.done", { smart_count: deleted }));
      refresh();
      onClose();
    },
    onError: () => setIsAsked(false),
  });
  const isTooMany = names.length > MOST_AT_ONCE;
  const help = isTooMany
    ? t("members.delete.tooMany", { most: MOST_AT_ONCE })
    : names.length > 0
      ? t("members.delete.counted", { smart_count: names.length })
      : t("members.delete.help");
  return (
    <Dialog open onClose={() => !deletion.isPending && onClose()} maxWidth="sm" fullWidth aria-labelledby={`${id}-title`}>
      <Box
        component="form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (names.length === 0 || isTooMany) return;
          if (isAsked) deletion.mutate();
          else setIsAsked(true);
        }}
        sx={{ display: "contents" }}
      >
        <DialogTitle id={`${id}-title`} sx={{ typography: "h4" }}>
          {t("members.delete.title")}
        </DialogTitle>
        <DialogContent sx={{ display: "grid", gap: 2, gridTemplateColumns: "minmax(0, 1fr)" }}>
          <Typography>{t("members.delete.body")}</Typography>
          <TextField
            id={`${id}-names`}
            label={t("members.delete.names")}
            value={text}
            onChange={(event) => {
              setText(event.target.value);
              setIsAsked(false);
            }}
            error={isTooMany}
            helperText={help}
            multiline
            minRows={4}
            maxRows={10}
            autoFocus
          />
          {deletion.error ? <NamesFailure error={deletion.error} /> : null}
          {isAsked && (
            <Typography role="status" sx={{ fontWeight: 600 }}>
              {t("members.delete.sure", { smart_count: names.length })}
            </Typography>
          )}
        </DialogContent>
        <DialogActions sx={{ px: 3, pb: 2.5 }}>
          <Button color="inherit" onClick={onClose} disabled={deletion.isPending}>
            {t("console.action.cancel")}
          </Button>
          <Button
            type="submit"
            variant={isAsked ? "contained" : "outlined"}
            color="error"
            loading={deletion.isPending}
            disabled={names.length === 0 || isTooMany}
          >
            {isAsked ? t("members.delete.confirm", { smart_count: names.length }) : t("members.delete.go")}
          </Button>
        </DialogActions>
      </Box>
    </Dialog>
  );
}

import {
  Alert,
  AlertTitle,
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  TextField,
  Typography,
} from "@mui/material";
import { useMutation } from "@tanstack/react-query";
import { useId, useState } from "react";
import { type ListActionProps, NamesFailure, useNotice, useTexts } from "../../../../client/kit/console";
import { parseNames } from "../../../../shared/parseNames";
import { MOST_AT_ONCE } from "../../shared/members";
import { memberCalls, paramsOf } from "../memberCalls";

/** Names that are spelled out. */
const MOST_NAMED = 20;

/** What names nobody, which is left out. */
function Unknown({ names, isAll }: { readonly names: readonly string[]; readonly isAll: boolean }) {
  const { t } = useTexts();
  const rest = names.length - MOST_NAMED;
  return (
    <Alert severity={isAll ? "error" : "warning"} role="alert" sx={{ overflowWrap: "anywhere" }}>
      <AlertTitle>{t(isAll ? "members.delete.nobody" : "members.delete.unknown", { smart_count: names.length })}</AlertTitle>
      {names.slice(0, MOST_NAMED).join(", ")}
      {rest > 0 && ` ${t("console.transition.more", { smart_count: rest })}`}
    </Alert>
  );
}

/** Deletes whom a pasted list names, after asking again: it can't be undone. */
export default function DeleteList({ onClose, refresh }: ListActionProps) {
  const { t } = useTexts();
  const notice = useNotice();
  const id = useId();
  const [text, setText] = useState("");
  const names = parseNames(text);
  const check = useMutation({ mutationFn: () => memberCalls.call("POST /api/members/named", { body: { users: names } }) });
  const { ids = [], unknown = [] } = check.data ?? {};
  const isAsked = ids.length > 0;
  const deletion = useMutation({
    mutationFn: () => memberCalls.call("DELETE /experienceLabs/:id/user", { params: paramsOf(), body: { users: ids } }),
    onSuccess: ({ deleted }) => {
      notice(t("members.delete.done", { smart_count: deleted }));
      refresh();
      onClose();
    },
    // Whom it named may be gone.
    onError: () => check.reset(),
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
          else check.mutate();
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
              check.reset();
            }}
            error={isTooMany}
            helperText={help}
            multiline
            minRows={4}
            maxRows={10}
            autoFocus
          />
          {(deletion.error ?? check.error) ? <NamesFailure error={deletion.error ?? check.error} /> : null}
          {unknown.length > 0 && <Unknown names={unknown} isAll={ids.length === 0} />}
          {isAsked && (
            <Typography role="status" sx={{ fontWeight: 600 }}>
              {t("members.delete.sure", { smart_count: ids.length })}
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
            loading={deletion.isPending || check.isPending}
            disabled={names.length === 0 || isTooMany}
          >
            {isAsked ? t("members.delete.confirm", { smart_count: ids.length }) : t("members.delete.go")}
          </Button>
        </DialogActions>
      </Box>
    </Dialog>
  );
}

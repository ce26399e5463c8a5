import { Box, Button, Dialog, DialogActions, DialogContent, DialogTitle, TextField, Typography } from "@mui/material";
import { useMutation } from "@tanstack/react-query";
import { useId, useState } from "react";
import { type ListActionProps, NamesFailure, useNotice, useTexts } from "../../../../client/kit/console";
import { MOST_AT_ONCE } from "../../shared/members";
import { memberCalls, paramsOf } from "../memberCalls";
import { parseAddresses } from "./parseAddresses";

/** Words that a refusal spells out. */
const MOST_NAMED = 5;

/** Invites whom a pasted list of addresses names: all of them, or nobody. */
export default function InvitePasted({ onClose, refresh }: ListActionProps) {
  const { t } = useTexts();
  const notice = useNotice();
  const id = useId();
  const [text, setText] = useState("");
  const { addresses, others } = parseAddresses(text);
  const sending = useMutation({
    mutationFn: () =>
      memberCalls.call("POST /experienceLabs/:id/invitation", { params: paramsOf(), body: { users: [...addresses] } }),
    onSuccess: ({ invited, resent }) => {
      notice(t("members.invite.done", { smart_count: invited + resent }));
      refresh();
      onClose();
    },
  });
  const isTooMany = addresses.length > MOST_AT_ONCE;
  const isRefused = isTooMany || others.length > 0;
  const help = () => {
    if (others.length > 0) return t("members.invite.noAddress", { names: others.slice(0, MOST_NAMED).join(", ") });
    if (isTooMany) return t("members.delete.tooMany", { most: MOST_AT_ONCE });
    if (addresses.length > 0) return t("members.invite.counted", { smart_count: addresses.length });
    return t("members.invite.help");
  };
  return (
    <Dialog open onClose={() => !sending.isPending && onClose()} maxWidth="sm" fullWidth aria-labelledby={`${id}-title`}>
      <Box
        component="form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (addresses.length > 0 && !isRefused) sending.mutate();
        }}
        sx={{ display: "contents" }}
      >
        <DialogTitle id={`${id}-title`} sx={{ typography: "h4" }}>
          {t("members.invite.pasted")}
        </DialogTitle>
        <DialogContent sx={{ display: "grid", gap: 2, gridTemplateColumns: "minmax(0, 1fr)" }}>
          <Typography>{t("members.invite.pastedBody")}</Typography>
          <TextField
            id={`${id}-addresses`}
            label={t("members.invite.addresses")}
            value={text}
            onChange={(event) => setText(event.target.value)}
            error={isRefused}
            helperText={help()}
            multiline
            minRows={4}
            maxRows={10}
            autoFocus
          />
          {sending.error ? <NamesFailure error={sending.error} /> : null}
        </DialogContent>
        <DialogActions sx={{ px: 3, pb: 2.5 }}>
          <Button color="inherit" onClick={onClose} disabled={sending.isPending}>
            {t("console.action.cancel")}
          </Button>
          <Button type="submit" variant="contained" loading={sending.isPending} disabled={addresses.length === 0 || isRefused}>
            {t("members.invite.send")}
          </Button>
        </DialogActions>
      </Box>
    </Dialog>
  );
}

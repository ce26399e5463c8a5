import { Box, Button, Dialog, DialogActions, DialogContent, DialogTitle, Typography } from "@mui/material";
import { useMutation, useQuery } from "@tanstack/react-query";
import { useId, useState } from "react";
import { ErrorState, failureText, LoadingState, ReferencePicker, useNotice, useTexts } from "../../../../client/kit/console";
import { communityParams, mailings } from "../useMailings";
import { letterOf, type MailingForm } from "./form";
import { MailPaper } from "./MailPaper";

const MEMBERS = { entity: "member", resource: "members", label: "nickname", offers: { status: "ACTIVE" } };

/** An e-mail as one of the members gets it, and a test of it to oneself. */
export function PreviewDialog({ form, onClose }: { readonly form: MailingForm; readonly onClose: () => void }) {
  const { t } = useTexts();
  const id = useId();
  const notice = useNotice();
  const [member, setMember] = useState<string>();
  const letter = letterOf(form);
  const { subject, content, image } = letter;
  const body = { subject, content, ...(member ? { member } : {}) };
  const preview = useQuery({
    queryKey: ["mailings", "preview", body],
    queryFn: ({ signal }) =>
      mailings.call("POST /client/communities/:id/mailings/preview", { params: communityParams(), body }, { signal }),
    gcTime: 0,
  });
  const test = useMutation({
    mutationFn: () => mailings.call("POST /client/communities/:id/mailings/test", { params: communityParams(), body: letter }),
    onSuccess: ({ to }) => notice(t("mailings.preview.tested", { email: to })),
    onError: (error) => notice(failureText(error, t), "error"),
  });
  return (
    <Dialog open onClose={onClose} maxWidth="md" fullWidth aria-labelledby={`${id}-title`}>
      <DialogTitle id={`${id}-title`} sx={{ typography: "h4" }}>
        {t("mailings.preview.title")}
      </DialogTitle>
      <DialogContent sx={{ display: "grid", gap: 2, gridTemplateColumns: "minmax(0, 1fr)" }}>
        <Box sx={{ maxWidth: 360 }}>
          <Typography
            component="label"
            htmlFor={`${id}-member`}
            variant="body2"
            sx={{ fontWeight: 600, display: "block", mb: 0.5 }}
          >
            {preview.data ? t("mailings.preview.as", { nickname: preview.data.nickname }) : t("mailings.preview.member")}
          </Typography>
          <ReferencePicker id={`${id}-member`} reference={MEMBERS} value={member} onChange={setMember} />
        </Box>
        {preview.isPending && <LoadingState />}
        {preview.error && <ErrorState error={preview.error} onRetry={() => void preview.refetch()} />}
        {preview.data && <MailPaper preview={preview.data} image={image} />}
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2.5 }}>
        <Button color="inherit" loading={test.isPending} onClick={() => test.mutate()}>
          {t("mailings.preview.test")}
        </Button>
        <Button variant="contained" onClick={onClose}>
          {t("mailings.preview.close")}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

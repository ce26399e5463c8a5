import { Button, Dialog, DialogActions, DialogContent, DialogTitle, Typography } from "@mui/material";
import { useMutation } from "@tanstack/react-query";
import { useEffect, useId, useState } from "react";
import { failureText, useNotice, useTexts } from "../../../../client/kit/console";
import type { Audience } from "../../shared/audience";
import { letterOf, type MailingForm } from "../compose/form";
import { communityParams, mailings } from "../useMailings";
import { MailPreview } from "./MailPreview";

/** Milliseconds for which a test that was sent isn't sent once more: a button is easily pressed twice. */
const PAUSE_MS = 4_000;

/** Sends an e-mail to who writes it, and says to which address it went. */
function TestButton({ form }: { readonly form: MailingForm }) {
  const { t } = useTexts();
  const notice = useNotice();
  const [sentTo, setSentTo] = useState<string>();
  const [isPressed, setIsPressed] = useState(false);
  const test = useMutation({
    mutationFn: () =>
      mailings.call("POST /client/communities/:id/mailings/test", { params: communityParams(), body: letterOf(form) }),
    onSuccess: ({ to }) => setSentTo(to),
    onError: (error) => {
      setIsPressed(false);
      notice(failureText(error, t), "error");
    },
  });
  useEffect(() => {
    if (sentTo === undefined || !isPressed) return undefined;
    const timer = setTimeout(() => setIsPressed(false), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [sentTo, isPressed]);
  return (
    <>
      <Typography variant="body2" role="status" sx={{ mr: "auto", overflowWrap: "anywhere" }}>
        {sentTo && t("mailings.preview.tested", { email: sentTo })}
      </Typography>
      <Button
        color="inherit"
        loading={test.isPending}
        disabled={isPressed}
        onClick={() => {
          setIsPressed(true);
          test.mutate();
        }}
      >
        {t("mailings.preview.test")}
      </Button>
    </>
  );
}

interface PreviewDialogProps {
  readonly form: MailingForm;
  readonly audience: Audience | undefined;
  readonly onClose: () => void;
}

/** An e-mail as one of its recipients gets it, and a test of it to oneself. */
export function PreviewDialog({ form, audience, onClose }: PreviewDialogProps) {
  const { t } = useTexts();
  const id = useId();
  const { subject, content, image } = letterOf(form);
  return (
    <Dialog open onClose={onClose} maxWidth="md" fullWidth aria-labelledby={`${id}-title`}>
      <DialogTitle id={`${id}-title`} sx={{ typography: "h4" }}>
        {t("mailings.preview.title")}
      </DialogTitle>
      <DialogContent>
        <MailPreview channel="MAIL" subject={subject} content={content} image={image} audience={audience} />
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2.5, flexWrap: "wrap", rowGap: 1 }}>
        <TestButton form={form} />
        <Button variant="contained" onClick={onClose}>
          {t("mailings.preview.close")}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

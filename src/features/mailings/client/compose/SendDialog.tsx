import { FormControlLabel, Radio, RadioGroup, TextField } from "@mui/material";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { ErrorState, FormDialog, LoadingState, useNotice, useTexts } from "../../../../client/kit/console";
import { newId } from "../../../../shared/ids";
import type { ScheduledEmail } from "../../shared/api";
import type { Audience } from "../../shared/audience";
import { communityParams, mailings } from "../useMailings";
import { CheckSummary } from "./CheckSummary";
import { draftOf, type MailingForm } from "./form";
import { useSend } from "./useSend";

interface SendDialogProps {
  readonly form: MailingForm;
  readonly audience: Audience;
  /** The scheduled e-mail that is changed. */
  readonly scheduled: ScheduledEmail | undefined;
  readonly onClose: () => void;
  readonly onDone: (view: "scheduled" | "history") => void;
}

/** Says who gets a mailing before it is sent, now or at a time. */
export function SendDialog({ form, audience, scheduled, onClose, onDone }: SendDialogProps) {
  const { t } = useTexts();
  const notice = useNotice();
  const [key] = useState(newId);
  const [isLater, setIsLater] = useState(scheduled !== undefined);
  const [date, setDate] = useState(scheduled?.date ?? "");
  const [time, setTime] = useState(scheduled?.time ?? "");
  const body = draftOf(form, audience);
  const check = useQuery({
    queryKey: ["mailings", "check", body],
    queryFn: ({ signal }) =>
      mailings.call("POST /client/communities/:id/mailings/check", { params: communityParams(), body }, { signal }),
    gcTime: 0,
  });
  const send = useSend(scheduled?.id, (view) => {
    notice(t(view === "scheduled" ? "mailings.send.scheduled" : "mailings.send.begun"));
    onDone(view);
  });
  const lacksTime = isLater && (date === "" || time === "");
  const cannot = !check.data || check.data.unknown.length > 0 || (check.data.recipients === 0 && !isLater);
  return (
    <FormDialog
      title={t(form.channel === "MAIL" ? "mailings.send.title" : "mailings.send.titleAlert")}
      submitLabel={t(isLater ? "mailings.send.schedule" : "mailings.send.now")}
      isDisabled={cannot || lacksTime}
      isBusy={send.isPending}
      error={send.error}
      maxWidth="sm"
      onSubmit={() => send.mutate({ key, form, audience, at: isLater ? { date, time } : undefined })}
      onClose={onClose}
    >
      {check.isPending && <LoadingState />}
      {check.error && <ErrorState error={check.error} onRetry={() => void check.refetch()} />}
      {check.data && <CheckSummary check={check.data} isLater={isLater} />}
      {form.channel === "MAIL" && !scheduled && (
        <RadioGroup
          aria-label={t("mailings.send.when")}
          value={isLater ? "later" : "now"}
          onChange={(_, next) => setIsLater(next === "later")}
        >
          <FormControlLabel value="now" control={<Radio />} label={t("mailings.send.whenNow")} />
          <FormControlLabel value="later" control={<Radio />} label={t("mailings.send.whenLater")} />
        </RadioGroup>
      )}
      {isLater && (
        <>
          <TextField
            type="date"
            label={t("mailings.send.date")}
            value={date}
            onChange={(event) => setDate(event.target.value)}
            slotProps={{ inputLabel: { shrink: true } }}
          />
          <TextField
            type="time"
            label={t("mailings.send.time")}
            helperText={t("mailings.send.timeHelp")}
            value={time}
            onChange={(event) => setTime(event.target.value)}
            slotProps={{ inputLabel: { shrink: true } }}
          />
        </>
      )}
    </FormDialog>
  );
}

import { Box, FormControlLabel, Radio, RadioGroup, TextField, Typography } from "@mui/material";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { ErrorState, FormDialog, LoadingState, useNotice, useTexts } from "../../../../client/kit/console";
import type { MailingCheck } from "../../shared/api/drafts";
import type { MailingDetails } from "../../shared/api/history";
import type { Audience } from "../../shared/audience";
import { communityParams, mailings } from "../useMailings";
import { useReadable } from "../useReadable";
import { CheckSummary } from "./CheckSummary";
import { checkedText, type MailingForm } from "./form";
import type { useDraft } from "./useDraft";
import { useSend } from "./useSend";

interface SendDialogProps {
  readonly form: MailingForm;
  readonly audience: Audience;
  /** The scheduled e-mail that is changed. */
  readonly scheduled: MailingDetails | undefined;
  readonly draft: Pick<ReturnType<typeof useDraft>, "idOf" | "flush">;
  readonly onClose: () => void;
  readonly onDone: (view: "scheduled" | "history") => void;
}

/** An audience in words, e.g. "To 158 members with the tag “Madrid”". */
function useAudienceWords() {
  const { t } = useTexts();
  return ({ kind, tags = [] }: Audience, { total, audienceName }: MailingCheck) => {
    const quoted = (name: string) => t("mailings.quoted", { name });
    const name = kind === "TAGS" ? tags.map(quoted).join(", ") : quoted(audienceName ?? "");
    return t(`mailings.to.${kind === "TAGS" && tags.length === 1 ? "TAG" : kind}`, { smart_count: total, name });
  };
}

/** Says what goes to whom before a mailing is sent, now or at a time. */
export function SendDialog({ form, audience, scheduled, draft, onClose, onDone }: SendDialogProps) {
  const { t } = useTexts();
  const notice = useNotice();
  const readable = useReadable();
  const audienceWords = useAudienceWords();
  const [skipUnknown, setSkipUnknown] = useState(false);
  const [isLater, setIsLater] = useState(scheduled !== undefined);
  const [date, setDate] = useState(scheduled?.date ?? "");
  const [time, setTime] = useState(scheduled?.time ?? "");
  const body = checkedText(form, audience);
  const check = useQuery({
    queryKey: ["mailings", "check", body],
    queryFn: ({ signal }) =>
      mailings.call("POST /client/communities/:id/mailings/check", { params: communityParams(), body }, { signal }),
    gcTime: 0,
  });
  const send = useSend(scheduled?.id, (view) => {
    notice(t(scheduled ? "mailings.send.changed" : view === "scheduled" ? "mailings.send.scheduled" : "mailings.send.begun"));
    onDone(view);
  });
  const lacksTime = isLater && (date === "" || time === "");
  const isRefused = check.data && ((check.data.unknown.length > 0 && !skipUnknown) || (check.data.recipients === 0 && !isLater));
  const cannot = !check.data || isRefused;
  const submit = async () => {
    // A save that is on its way would come after the draft has become a mailing.
    if (!scheduled) await draft.flush();
    send.mutate({ key: draft.idOf(), form, audience, skipUnknown, at: isLater ? { date, time } : undefined });
  };
  return (
    <FormDialog
      title={t(`mailings.send.${scheduled ? "titleChange" : form.channel === "MAIL" ? "title" : "titleAlert"}`)}
      submitLabel={t(`mailings.send.${scheduled ? "save" : isLater ? "schedule" : "now"}`)}
      isDisabled={cannot || lacksTime}
      isBusy={send.isPending}
      error={send.error}
      maxWidth="sm"
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      {check.isPending && <LoadingState />}
      {check.error && <ErrorState error={check.error} onRetry={() => void check.refetch()} />}
      {check.data && (
        <>
          <Box sx={{ overflowWrap: "anywhere" }}>
            <Typography sx={{ fontWeight: 600 }}>{readable(form.subject)}</Typography>
            <Typography>{audienceWords(audience, check.data)}</Typography>
          </Box>
          <CheckSummary check={check.data} isLater={isLater} skipsUnknown={skipUnknown} onSkipUnknown={setSkipUnknown} />
        </>
      )}
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
      {form.channel === "MAIL" && (
        <Typography variant="body2" color="text.secondary">
          {t("mailings.send.stopHint")}
        </Typography>
      )}
    </FormDialog>
  );
}

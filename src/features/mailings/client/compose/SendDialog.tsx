import { Box, Typography } from "@mui/material";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { ApiError, ErrorState, FormDialog, LoadingState, useNotice, useTexts } from "../../../../client/kit/console";
import type { MailingCheck } from "../../shared/api/drafts";
import type { MailingDetails } from "../../shared/api/history";
import type { Audience } from "../../shared/audience";
import { MAILING_ERRORS } from "../../shared/errors";
import { useEndOfQuiet } from "../useEndOfQuiet";
import { communityParams, mailings } from "../useMailings";
import { useReadable } from "../useReadable";
import { CheckSummary } from "./CheckSummary";
import { checkedText, type MailingForm } from "./form";
import type { useDraft } from "./useDraft";
import { useSend } from "./useSend";
import { chosenTime, WhenInput } from "./WhenInput";

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

const TIME_ERRORS: ReadonlySet<string | undefined> = new Set([MAILING_ERRORS.pastTime.code, MAILING_ERRORS.skippedTime.code]);
/** Whether it is the day and time that are refused. */
const isAboutTime = (error: unknown) => error instanceof ApiError && TIME_ERRORS.has(error.problem?.code);

/** Says what goes to whom before a mailing is sent, now or at a time. */
export function SendDialog({ form, audience, scheduled, draft, onClose, onDone }: SendDialogProps) {
  const { t } = useTexts();
  const notice = useNotice();
  const readable = useReadable();
  const audienceWords = useAudienceWords();
  const [skipUnknown, setSkipUnknown] = useState(false);
  const { clockOf } = useEndOfQuiet();
  const [when, setWhen] = useState({
    isLater: scheduled !== undefined,
    ...{ date: scheduled?.date ?? "", time: scheduled?.time ?? "" },
  });
  const { isLater } = when;
  const at = chosenTime(when);
  const body = checkedText(form, audience, at);
  const check = useQuery({
    queryKey: ["mailings", "check", body],
    queryFn: ({ signal }) =>
      mailings.call("POST /client/communities/:id/mailings/check", { params: communityParams(), body }, { signal }),
    gcTime: 0,
    placeholderData: keepPreviousData,
    retry: false,
  });
  const [lastChecked, setLastChecked] = useState(check.data);
  if (check.data && check.data !== lastChecked) setLastChecked(check.data);
  // Who gets it doesn't depend on a day and time that are refused.
  const checked = check.data ?? (isAboutTime(check.error) ? lastChecked : undefined);
  const { recipients, waiting, quietUntil = null, timeZone } = checked ?? {};
  const begun =
    quietUntil !== null && waiting === recipients ? t("mailings.waits", { time: clockOf(quietUntil) }) : t("mailings.send.begun");
  const send = useSend(scheduled?.id, (view) => {
    notice(scheduled ? t("mailings.send.changed") : view === "scheduled" ? t("mailings.send.scheduled") : begun);
    onDone(view);
  });
  const timeError = [check.error, send.error].find(isAboutTime);
  const lacksTime = isLater && at === undefined;
  const isRefused = check.data && ((check.data.unknown.length > 0 && !skipUnknown) || (check.data.recipients === 0 && !isLater));
  const cannot = !check.data || check.isPlaceholderData || isRefused;
  const submit = async () => {
    // A save that is on its way would come after the draft has become a mailing.
    if (!scheduled) await draft.flush();
    send.mutate({ key: draft.idOf(), form, audience, skipUnknown, at });
  };
  return (
    <FormDialog
      title={t(`mailings.send.${scheduled ? "titleChange" : form.channel === "MAIL" ? "title" : "titleAlert"}`)}
      submitLabel={t(`mailings.send.${scheduled ? "save" : isLater ? "schedule" : "now"}`)}
      isDisabled={cannot || lacksTime}
      isBusy={send.isPending}
      error={timeError ? undefined : send.error}
      maxWidth="sm"
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      {check.isPending && <LoadingState />}
      {check.error && !timeError && <ErrorState error={check.error} onRetry={() => void check.refetch()} />}
      {checked && (
        <>
          <Box sx={{ overflowWrap: "anywhere" }}>
            <Typography sx={{ fontWeight: 600 }}>{readable(form.subject)}</Typography>
            <Typography>{audienceWords(audience, checked)}</Typography>
            {form.channel === "ALERT" && (
              <Typography>
                {t(`mailings.leadsTo.${checked.destination === null ? "nowhere" : "review"}`, {
                  name: checked.destination ?? "",
                })}
              </Typography>
            )}
          </Box>
          <CheckSummary check={checked} isLater={isLater} skipsUnknown={skipUnknown} onSkipUnknown={setSkipUnknown} />
        </>
      )}
      <WhenInput
        when={when}
        hasNow={form.channel === "MAIL" && !scheduled}
        timeZone={timeZone}
        error={timeError}
        onChange={(next) => {
          setWhen(next);
          send.reset();
        }}
      />
      {form.channel === "MAIL" && (
        <Typography variant="body2" color="text.secondary">
          {t("mailings.send.stopHint")}
        </Typography>
      )}
    </FormDialog>
  );
}

import { Box, Button, Paper, Typography } from "@mui/material";
import { useMutation } from "@tanstack/react-query";
import { useNavigate } from "react-router-dom";
import {
  EmptyState,
  ErrorState,
  failureText,
  Icon,
  LoadingState,
  useConfirm,
  useNotice,
  useTexts,
} from "../../../../client/kit/console";
import type { ScheduledEmail } from "../../shared/api";
import type { ComposeStart } from "../compose/form";
import { communityParams, mailings, useRefresh, useScheduled } from "../useMailings";

/** Day and time by the community's clock, which it names. */
function useWhen() {
  const { language } = useTexts();
  return ({ scheduledAt, timeZone }: ScheduledEmail) =>
    new Intl.DateTimeFormat(language, { dateStyle: "full", timeStyle: "short", timeZone }).format(new Date(scheduledAt));
}

function ScheduledCard({ email }: { readonly email: ScheduledEmail }) {
  const { t } = useTexts();
  const when = useWhen();
  const navigate = useNavigate();
  const confirm = useConfirm();
  const notice = useNotice();
  const onSettled = useRefresh();
  const remove = useMutation({
    mutationFn: () =>
      mailings.call("DELETE /client/communities/:id/scheduledEmails/:emailId", {
        params: { ...communityParams(), emailId: email.id },
      }),
    onSuccess: () => notice(t("mailings.scheduled.deleted")),
    onError: (error) => notice(failureText(error, t, "mailings.scheduled.deleteFailed"), "error"),
    onSettled,
  });
  const ask = async () => {
    const isSure = await confirm({
      title: t("mailings.scheduled.deleteTitle"),
      body: t("mailings.scheduled.deleteBody", { subject: email.subject }),
      confirmLabel: t("mailings.scheduled.delete"),
      isDestructive: true,
    });
    if (isSure) remove.mutate();
  };
  const edit = () => {
    const state: ComposeStart = { scheduled: email };
    void navigate("/email", { state });
  };
  const audience = t(`mailings.audience.kinds.${email.audience.kind}`);
  return (
    <Paper component="li" variant="outlined" sx={{ p: 2.5, display: "grid", gap: 1, gridTemplateColumns: "minmax(0, 1fr)" }}>
      <Typography component="h2" variant="h4" sx={{ overflowWrap: "anywhere" }}>
        {email.subject}
      </Typography>
      <Typography sx={{ display: "flex", gap: 1, alignItems: "center" }}>
        <Icon name="Schedule" />
        {t("mailings.scheduled.at", { date: when(email), zone: email.timeZone })}
      </Typography>
      <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: "anywhere" }}>
        {[audience, email.audienceName, email.author].filter(Boolean).join(" · ")}
      </Typography>
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1 }}>
        <Button
          size="small"
          startIcon={<Icon name="Edit" />}
          aria-label={`${t("mailings.scheduled.edit")}: ${email.subject}`}
          onClick={edit}
        >
          {t("mailings.scheduled.edit")}
        </Button>
        <Button
          size="small"
          color="error"
          startIcon={<Icon name="Delete" />}
          aria-label={`${t("mailings.scheduled.delete")}: ${email.subject}`}
          loading={remove.isPending}
          onClick={() => void ask()}
        >
          {t("mailings.scheduled.delete")}
        </Button>
      </Box>
    </Paper>
  );
}

/** The e-mails that wait for their time. */
export function ScheduledTab() {
  const { t } = useTexts();
  const { items, total, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useScheduled();
  if (error && total === undefined)
    return (
      <>
        <Typography role="alert">{t("mailings.scheduled.loadFailed")}</Typography>
        <ErrorState error={error} onRetry={() => void refetch()} />
      </>
    );
  if (total === undefined) return <LoadingState />;
  if (total === 0)
    return <EmptyState icon="Schedule" title={t("mailings.scheduled.empty.title")} body={t("mailings.scheduled.empty.body")} />;
  return (
    <Box sx={{ display: "grid", gap: 2, maxWidth: 880, gridTemplateColumns: "minmax(0, 1fr)" }}>
      <Box component="ul" role="list" sx={{ m: 0, p: 0, listStyle: "none", display: "grid", gap: 1.5 }}>
        {items.map((email) => (
          <ScheduledCard key={email.id} email={email} />
        ))}
      </Box>
      {hasNextPage && (
        <Button
          variant="outlined"
          loading={isFetchingNextPage}
          onClick={() => void fetchNextPage()}
          sx={{ justifySelf: "start" }}
        >
          {t("mailings.more")}
        </Button>
      )}
    </Box>
  );
}

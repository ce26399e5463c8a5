import { Box, Button, LinearProgress, Paper, Typography } from "@mui/material";
import { failureText, Icon, RelativeTime, StateChip, useConfirm, useNotice, useTexts } from "../../../../client/kit/console";
import type { MailingItem } from "../../shared/api";
import { useEndOfQuiet } from "../useEndOfQuiet";
import { useMailingActions } from "../useMailings";

const TONES = { SCHEDULED: "wait", SENDING: "busy", PAUSED: "wait", STOPPED: "calm", SENT: "good" } as const;

function Progress({ counts, state }: Pick<MailingItem, "counts" | "state">) {
  const { t } = useTexts();
  const { NEW, PROCESSING, SENT, ERROR } = counts;
  const all = NEW + PROCESSING + SENT + ERROR;
  const share = all === 0 ? 0 : ((SENT + ERROR) / all) * 100;
  if (state !== "SENDING" && state !== "PAUSED") return null;
  return (
    <LinearProgress
      variant={all === 0 ? "indeterminate" : "determinate"}
      value={share}
      aria-label={t("mailings.history.progress")}
      sx={{ height: 8, borderRadius: 1 }}
    />
  );
}

function Actions({ mailing }: { readonly mailing: MailingItem }) {
  const { t } = useTexts();
  const confirm = useConfirm();
  const notice = useNotice();
  const { move } = useMailingActions(mailing.id);
  const { state, subject } = mailing;
  const onError = (error: unknown) => notice(failureText(error, t), "error");
  const stop = async () => {
    const isSure = await confirm({
      title: t("mailings.history.stopTitle"),
      body: t("mailings.history.stopBody"),
      confirmLabel: t("mailings.history.stop"),
      isDestructive: true,
    });
    if (isSure) move.mutate("STOPPED", { onError });
  };
  if (state !== "SENDING" && state !== "PAUSED") return null;
  const isPaused = state === "PAUSED";
  const label = t(isPaused ? "mailings.history.resume" : "mailings.history.pause");
  return (
    <>
      <Button
        size="small"
        startIcon={<Icon name={isPaused ? "PlayCircle" : "PauseCircle"} />}
        aria-label={`${label}: ${subject}`}
        disabled={move.isPending}
        onClick={() => move.mutate(isPaused ? "SENDING" : "PAUSED", { onError })}
      >
        {label}
      </Button>
      <Button
        size="small"
        color="error"
        startIcon={<Icon name="Cancel" />}
        aria-label={`${t("mailings.history.stop")}: ${subject}`}
        disabled={move.isPending}
        onClick={() => void stop()}
      >
        {t("mailings.history.stop")}
      </Button>
    </>
  );
}

/** One mailing: to whom it went, how far it is, and what came of it. */
export function MailingCard({ mailing, onOpen }: { readonly mailing: MailingItem; readonly onOpen: () => void }) {
  const { t } = useTexts();
  const endOfQuiet = useEndOfQuiet();
  const { channel, subject, state, audience, audienceName, startedAt, author, counts, quietUntil } = mailing;
  const figures = (["SENT", "NEW", "PROCESSING", "ERROR", "SKIPPED"] as const).filter((one) => counts[one] > 0);
  return (
    <Paper component="li" variant="outlined" sx={{ p: 2.5, display: "grid", gap: 1, gridTemplateColumns: "minmax(0, 1fr)" }}>
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1, alignItems: "center", justifyContent: "space-between" }}>
        <Typography component="h2" variant="h4" sx={{ overflowWrap: "anywhere" }}>
          {subject}
        </Typography>
        <StateChip tone={TONES[state]} label={t(`mailings.states.${state}`)} />
      </Box>
      <Typography component="div" variant="body2" color="text.secondary" sx={{ overflowWrap: "anywhere" }}>
        {[t(`mailings.channels.${channel}`), t(`mailings.audience.kinds.${audience}`), audienceName, author]
          .filter(Boolean)
          .join(" · ")}
        {startedAt && (
          <>
            {" · "}
            <RelativeTime value={startedAt} />
          </>
        )}
      </Typography>
      <Progress counts={counts} state={state} />
      <Typography variant="body2">
        {figures.map((one) => `${t(`mailings.deliveryStates.${one}`)}: ${counts[one]}`).join(" · ")}
      </Typography>
      {quietUntil !== null && (
        <Typography variant="body2" sx={{ display: "flex", gap: 1, alignItems: "center" }}>
          <Icon name="Schedule" />
          {endOfQuiet(quietUntil)}
        </Typography>
      )}
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1 }}>
        <Button
          size="small"
          startIcon={<Icon name="People" />}
          aria-label={`${t("mailings.history.people")}: ${subject}`}
          onClick={onOpen}
        >
          {t("mailings.history.people")}
        </Button>
        <Actions mailing={mailing} />
      </Box>
    </Paper>
  );
}

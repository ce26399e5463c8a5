import { LinearProgress, Typography } from "@mui/material";
import { failureText, Icon, RelativeTime, StateChip, useConfirm, useNotice, useTexts } from "../../../../client/kit/console";
import type { MailingItem } from "../../shared/api/parts";
import { useEmailPage } from "../useEmailPage";
import { useEndOfQuiet } from "../useEndOfQuiet";
import { useMailingActions } from "../useMailings";
import { CardAction, ListCard, useFacts } from "./ListCard";

const TONES = { DRAFT: "calm", SCHEDULED: "wait", SENDING: "busy", PAUSED: "wait", STOPPED: "calm", SENT: "good" } as const;

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
  const { state, subject, counts } = mailing;
  const onError = (error: unknown) => notice(failureText(error, t), "error");
  const stop = async () => {
    const isSure = await confirm({
      title: t("mailings.history.stopTitle"),
      body: [
        t("mailings.history.stopBody"),
        ...(counts.PROCESSING > 0 ? [t("mailings.history.underWay", { smart_count: counts.PROCESSING })] : []),
      ].join(" "),
      confirmLabel: t("mailings.history.stop"),
      isDestructive: true,
    });
    if (isSure) move.mutate("STOPPED", { onError });
  };
  if (state !== "SENDING" && state !== "PAUSED") return null;
  const isPaused = state === "PAUSED";
  return (
    <>
      <CardAction
        subject={subject}
        label={t(isPaused ? "mailings.history.resume" : "mailings.history.pause")}
        icon={isPaused ? "PlayCircle" : "PauseCircle"}
        isBusy={move.isPending}
        onClick={() => move.mutate(isPaused ? "SENDING" : "PAUSED", { onError })}
      />
      <CardAction
        subject={subject}
        label={t("mailings.history.stop")}
        icon="Cancel"
        isDestructive
        isBusy={move.isPending}
        onClick={() => void stop()}
      />
    </>
  );
}

/** One mailing: to whom it went, how far it is, and what came of it. */
export function MailingCard({ mailing }: { readonly mailing: MailingItem }) {
  const { t } = useTexts();
  const { reuse, openDrawer } = useEmailPage();
  const factsOf = useFacts();
  const { clockOf, dateOf } = useEndOfQuiet();
  const { id, subject, state, startedAt, counts, quietUntil } = mailing;
  const figures = (["SENT", "NEW", "PROCESSING", "ERROR", "SKIPPED"] as const).filter((one) => counts[one] > 0);
  return (
    <ListCard
      subject={subject}
      chip={
        quietUntil === null ? (
          <StateChip tone={TONES[state]} label={t(`mailings.states.${state}`)} />
        ) : (
          <StateChip tone="wait" label={t("mailings.waits", { time: clockOf(quietUntil) })} />
        )
      }
      facts={
        <>
          {factsOf(mailing)}
          {startedAt && (
            <>
              {" · "}
              <RelativeTime value={startedAt} />
            </>
          )}
        </>
      }
      actions={
        <>
          <CardAction subject={subject} label={t("mailings.view")} icon="Preview" onClick={() => openDrawer("text", id)} />
          <CardAction
            subject={subject}
            label={t("mailings.history.people")}
            icon="People"
            onClick={() => openDrawer("people", id)}
          />
          <CardAction subject={subject} label={t("mailings.again")} icon="ContentCopy" onClick={() => reuse(id)} />
          <Actions mailing={mailing} />
        </>
      }
    >
      <Progress counts={counts} state={state} />
      <Typography variant="body2">
        {figures.map((one) => t(`mailings.counts.${one}`, { smart_count: counts[one] })).join(" · ")}
      </Typography>
      {quietUntil !== null && (
        <Typography variant="body2" sx={{ display: "flex", gap: 1, alignItems: "center" }}>
          <Icon name="Schedule" />
          {t("mailings.quiet", { date: dateOf(quietUntil) })}
        </Typography>
      )}
    </ListCard>
  );
}

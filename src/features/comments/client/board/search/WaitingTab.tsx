import { Paper, Typography } from "@mui/material";
import type { ReactNode } from "react";
import { EmptyState, ErrorState, LoadingState, useTexts } from "../../../../../client/kit/console";
import type { Waiting } from "../../../shared/api/waiting";
import { useWaiting } from "../home/useWaiting";
import { ReportedRow } from "./ReportedRow";
import { SilentRow } from "./SilentRow";
import { WaitingRow } from "./WaitingRow";

export type WaitingKind = keyof Waiting;

const ROWS: Readonly<Record<WaitingKind, (waiting: Waiting) => readonly ReactNode[]>> = {
  reported: ({ reported }) => reported.map((comment) => <ReportedRow key={comment.id} comment={comment} />),
  unanswered: ({ unanswered }) => unanswered.map((comment) => <WaitingRow key={comment.id} comment={comment} />),
  thin: ({ thin }) => thin.map((comment) => <WaitingRow key={comment.id} comment={comment} />),
  silent: ({ silent }) => silent.map((one) => <SilentRow key={one.member.id} silent={one} />),
};

/** What waits for the team, of one kind. */
export function WaitingTab({ kind }: { readonly kind: WaitingKind }) {
  const { t } = useTexts();
  const { data, error, refetch } = useWaiting();
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <LoadingState />;
  const rows = ROWS[kind](data);
  if (rows.length === 0)
    return (
      <EmptyState
        icon="TaskAlt"
        title={t(`comments.board.waiting.none.${kind}`)}
        body={t(`comments.board.waiting.help.${kind}`)}
      />
    );
  return (
    <>
      <Typography color="text.secondary" sx={{ mb: 1.5 }}>
        {t(`comments.board.waiting.help.${kind}`)}
      </Typography>
      <Paper component="ul" variant="outlined" sx={{ listStyle: "none", m: 0, p: 0 }}>
        {rows}
      </Paper>
    </>
  );
}

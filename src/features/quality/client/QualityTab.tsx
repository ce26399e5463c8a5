import { Paper, Stack, TablePagination, Typography } from "@mui/material";
import { useState } from "react";
import { EmptyState, ErrorState, LoadingState, type RecordTabProps, usePageTexts, useTexts } from "../../../client/kit/console";
import type { Decision, OverfullQuota } from "../shared/api/decisions";
import { DiscardDialog } from "./discard/DiscardDialog";
import { QualityDrawer } from "./drawer/QualityDrawer";
import { DecisionBar } from "./list/DecisionBar";
import { type Filter, FlagFilter } from "./list/FlagFilter";
import { QualityTable } from "./list/QualityTable";
import { OverfullNotice } from "./OverfullNotice";
import { QualityHead } from "./QualityHead";
import { qualityCalls } from "./qualityCalls";
import { useDecision } from "./useDecision";
import { useFormats } from "./useFormats";

const NO_FILTER: Filter = { flag: undefined, review: undefined };
const NOBODY: ReadonlySet<string> = new Set();

/** Which responses deserve a look, why, and what is done about them. */
export function QualityTab({ record, canUpdate }: RecordTabProps) {
  const { t, language } = useTexts();
  const pageTexts = usePageTexts();
  const formats = useFormats();
  const [filter, setFilter] = useState(NO_FILTER);
  const [page, setPage] = useState(0);
  const [size, setSize] = useState(25);
  const [chosen, setChosen] = useState(NOBODY);
  const [openId, setOpenId] = useState<string>();
  const [discarding, setDiscarding] = useState<readonly string[]>([]);
  const { data, error, refetch } = qualityCalls.useCall(
    "GET /api/activities/:id/quality",
    { params: { id: record.id }, query: { ...filter, range: JSON.stringify([page * size, (page + 1) * size - 1]), language } },
    { keepsPrevious: true },
  );
  const [overfull, setOverfull] = useState<readonly OverfullQuota[]>([]);
  const decision = useDecision(record.id, (report) => {
    setOverfull(report.overfull);
    setChosen(NOBODY);
    setDiscarding([]);
  });
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <LoadingState />;
  if (data.completes + data.discarded === 0) {
    return <EmptyState icon="VerifiedUser" title={t("quality.empty.title")} body={t("quality.empty.body")} />;
  }
  const onDecide = (responses: readonly string[], what: Decision) => {
    if (what === "discard") setDiscarding(responses);
    else decision.mutate({ responses, decision: what });
  };
  const restart = (next: Filter) => {
    setFilter(next);
    setPage(0);
    setChosen(NOBODY);
  };
  return (
    <Stack sx={{ gap: 2 }}>
      <QualityHead quality={data} />
      <OverfullNotice quotas={overfull} onClose={() => setOverfull([])} />
      <Typography color="text.secondary">{t("quality.intro")}</Typography>
      <FlagFilter flags={data.flags} filter={filter} onChange={restart} />
      <Paper variant="outlined">
        {data.total === 0 ? (
          <EmptyState icon="TaskAlt" title={t("quality.clean.title")} body={t("quality.clean.body")} />
        ) : (
          <>
            <QualityTable
              rows={data.rows}
              flags={data.flags}
              selection={canUpdate ? { chosen, onChange: setChosen } : undefined}
              onOpen={setOpenId}
            />
            <TablePagination
              {...pageTexts}
              component="div"
              count={data.total}
              page={page}
              rowsPerPage={size}
              rowsPerPageOptions={[25, 50, 100]}
              onPageChange={(_event, next) => {
                setPage(next);
                setChosen(NOBODY);
              }}
              onRowsPerPageChange={(event) => {
                setSize(Number(event.target.value));
                setPage(0);
                setChosen(NOBODY);
              }}
              labelRowsPerPage={t("results.responses.perPage")}
              labelDisplayedRows={({ from, to, count }) =>
                t("results.responses.range", { from: formats.count(from), to: formats.count(to), count: formats.count(count) })
              }
              getItemAriaLabel={(type) => t(`results.responses.${type}`)}
            />
          </>
        )}
      </Paper>
      {chosen.size > 0 && (
        <DecisionBar
          count={chosen.size}
          isBusy={decision.isPending}
          onDecide={(what) => onDecide([...chosen], what)}
          onClear={() => setChosen(NOBODY)}
        />
      )}
      <QualityDrawer
        activityId={record.id}
        responseId={openId}
        flags={data.flags}
        canUpdate={canUpdate}
        onDecide={(what) => openId && onDecide([openId], what)}
        onClose={() => setOpenId(undefined)}
      />
      {discarding.length > 0 && (
        <DiscardDialog
          activityId={record.id}
          responses={discarding}
          hasMembers={data.rows.some(({ id, isMember }) => isMember && discarding.includes(id))}
          isBusy={decision.isPending}
          onDiscard={(discard) => decision.mutate({ responses: discarding, decision: "discard", ...discard })}
          onClose={() => setDiscarding([])}
        />
      )}
    </Stack>
  );
}

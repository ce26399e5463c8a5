import { Alert, Box, Button, Chip, LinearProgress, Tooltip, Typography } from "@mui/material";
import { useState } from "react";
import {
  absoluteTime,
  EmptyState,
  ErrorState,
  Icon,
  LoadingState,
  type RecordTabProps,
  RelativeTime,
  SectionCard,
  useTexts,
} from "../../../client/kit/console";
import { LEAST_PASSAGES, type Sentiment } from "../shared/analysis";
import type { AnalysisData } from "../shared/api";
import { PassageDrawer } from "./PassageDrawer";
import { SummaryCard } from "./SummaryCard";
import { TopicCard } from "./TopicCard";
import { TopicDialog } from "./TopicDialog";
import { type AnalysisActions, useAnalysis } from "./useAnalysis";

function Running() {
  const { t } = useTexts();
  return (
    <Box role="status">
      <Typography sx={{ mb: 1 }}>{t("analysis.running")}</Typography>
      <LinearProgress aria-hidden />
    </Box>
  );
}

function NoAnalysis({ data, mayChange, onStart }: { data: AnalysisData; mayChange: boolean; onStart: () => void }) {
  const { t, language } = useTexts();
  const { totalPassages: total, dueAt } = data;
  const isEnough = total >= LEAST_PASSAGES;
  const body = [
    isEnough ? t("analysis.none.body") : t("analysis.none.tooFew", { least: LEAST_PASSAGES, total }),
    ...(dueAt ? [t("analysis.none.dueAt", { when: absoluteTime(new Date(dueAt), language) })] : []),
  ].join(" ");
  return (
    <EmptyState
      icon="AutoAwesome"
      title={t("analysis.none.title")}
      body={body}
      action={
        mayChange && isEnough ? (
          <Button variant="contained" startIcon={<Icon name="AutoAwesome" />} onClick={onStart}>
            {t("analysis.start")}
          </Button>
        ) : undefined
      }
    />
  );
}

/** How it was made, of what, and when. */
function Origin({ data, mayChange, actions }: { data: AnalysisData; mayChange: boolean; actions: AnalysisActions }) {
  const { t } = useTexts();
  const { method, model, readPassages: read, totalPassages: total, unassigned, newPassages, removedPassages, finishedAt } = data;
  const isExtract = method !== "MODEL";
  return (
    <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1.5, alignItems: "center" }}>
      <Tooltip title={isExtract ? t("analysis.method.extractHelp") : ""}>
        <Chip
          tabIndex={0}
          label={isExtract ? t("analysis.method.EXTRACT") : t("analysis.method.MODEL", { model: model ?? "" })}
        />
      </Tooltip>
      <Typography variant="body2" sx={{ color: "text.secondary" }}>
        {t("analysis.coverage", { read, total, unassigned })}
        {finishedAt && " · "}
        {finishedAt && <RelativeTime value={finishedAt} />}
        {removedPassages > 0 && ` · ${t("analysis.removedPassages", { smart_count: removedPassages })}`}
        {newPassages > 0 && ` · ${t("analysis.newPassages", { smart_count: newPassages })}`}
      </Typography>
      {mayChange && (
        <Button
          size="small"
          startIcon={<Icon name="Refresh" />}
          disabled={actions.isRunning}
          onClick={() => void actions.start()}
          sx={{ ml: { sm: "auto" } }}
        >
          {t("analysis.again")}
        </Button>
      )}
    </Box>
  );
}

function Changes({ changes }: { readonly changes: NonNullable<AnalysisData["changes"]> }) {
  const { t } = useTexts();
  const { added, gone, topics } = changes;
  const moved = topics.filter(({ before, now }) => before !== now);
  if (added === 0 && gone === 0 && moved.length === 0) return null;
  return (
    <SectionCard title={t("analysis.changes.title")}>
      <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
        {added > 0 && <li>{t("analysis.changes.added", { smart_count: added })}</li>}
        {gone > 0 && <li>{t("analysis.changes.gone", { smart_count: gone })}</li>}
        {moved.map((topic) => (
          <li key={topic.title}>{t("analysis.changes.topic", topic)}</li>
        ))}
      </Box>
    </SectionCard>
  );
}

/** Whose texts the drawer lists. */
interface ShownPassages {
  readonly id: string;
  readonly title: string;
  readonly sentiment?: Sentiment | undefined;
}

/** What participants wrote and said, by topics, each number with the texts that it counts. */
export function AnalysisTab({ record, canUpdate: mayChange }: RecordTabProps) {
  const { t } = useTexts();
  const actions = useAnalysis(record.id);
  const [shown, setShown] = useState<ShownPassages>();
  const [isAdding, setAdding] = useState(false);
  const { data, error, refetch, isRunning } = actions;
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <LoadingState />;
  if (!data.finishedAt)
    return (
      <Box sx={{ display: "grid", gap: 2 }}>
        {data.status === "FAILED" && <Alert severity="error">{t("analysis.failed")}</Alert>}
        {isRunning ? <Running /> : <NoAnalysis data={data} mayChange={mayChange} onStart={() => void actions.start()} />}
      </Box>
    );
  return (
    <Box sx={{ display: "grid", gap: 2.5, maxWidth: 920 }}>
      {data.status === "FAILED" && <Alert severity="error">{t("analysis.failed")}</Alert>}
      <Origin data={data} mayChange={mayChange} actions={actions} />
      {data.modelFault && <Alert severity="warning">{t(`analysis.modelFault.${data.modelFault}`)}</Alert>}
      {isRunning && <Running />}
      <SummaryCard data={data} mayChange={mayChange} onSave={actions.summarise} />
      {data.changes && <Changes changes={data.changes} />}
      <SectionCard
        title={t("analysis.topics.title")}
        action={
          mayChange && (
            <Button size="small" startIcon={<Icon name="Add" />} onClick={() => setAdding(true)}>
              {t("analysis.topics.add")}
            </Button>
          )
        }
      >
        {data.topics.length === 0 && <Typography sx={{ color: "text.secondary" }}>{t("analysis.topics.empty")}</Typography>}
        <Box component="ul" sx={{ m: 0, p: 0, listStyle: "none" }}>
          {data.topics.map((topic) => (
            <TopicCard
              key={topic.id}
              topic={topic}
              topics={data.topics}
              quotes={data.quotes.find((quote) => quote.topic === topic.id)?.passages ?? []}
              mayChange={mayChange}
              actions={actions}
              claims={data.claims.filter((claim) => claim.topic === topic.id)}
              onShow={(sentiment) => setShown({ id: topic.id, title: topic.title, sentiment })}
            />
          ))}
        </Box>
        {data.unassigned > 0 && (
          <Button
            sx={{ justifySelf: "start" }}
            size="small"
            onClick={() => setShown({ id: "none", title: t("analysis.topics.none") })}
          >
            {t("analysis.topics.none")}: {t("analysis.topics.count", { smart_count: data.unassigned })}
          </Button>
        )}
      </SectionCard>
      {shown && (
        <PassageDrawer
          activityId={record.id}
          topicId={shown.id}
          sentiment={shown.sentiment}
          title={shown.sentiment ? `${shown.title}: ${t(`analysis.sentiment.${shown.sentiment}`)}` : shown.title}
          onClose={() => setShown(undefined)}
        />
      )}
      {isAdding && <TopicDialog action="add" topics={data.topics} onChange={actions.change} onClose={() => setAdding(false)} />}
    </Box>
  );
}

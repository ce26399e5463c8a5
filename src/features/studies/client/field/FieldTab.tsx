import { Alert, AlertTitle, Box, Typography } from "@mui/material";
import { useState } from "react";
import {
  absoluteTime,
  EmptyState,
  ErrorState,
  failureText,
  LoadingState,
  type RecordTabProps,
  SectionCard,
  useAccessKeys,
  useConfirm,
  useNotice,
  useTexts,
  View,
} from "../../../../client/kit/console";
import { fieldFigures } from "../../../../contracts/views/fieldFigures";
import type { StudyField } from "../../shared/api/orders";
import { FieldActions } from "./FieldActions";
import { Funnel } from "./Funnel";
import { Incidence } from "./Incidence";
import { LowIncidence } from "./LowIncidence";
import { MoreInterviews } from "./MoreInterviews";
import { Progress } from "./Progress";
import { QuotaRows } from "./QuotaRows";
import { type FieldMove, useField, useFieldMove } from "./useField";
import { WaveTable } from "./WaveTable";

/** What stands here until the first invitation. */
function Waiting({ opensAt }: Pick<StudyField, "opensAt">) {
  const { t, language } = useTexts();
  const title = opensAt
    ? t("studies.field.waiting.title", { date: absoluteTime(new Date(opensAt), language) })
    : t("studies.field.waiting.undated");
  return <EmptyState icon="Schedule" title={title} body={t("studies.field.waiting.body")} />;
}

/** A study's field on the panel: how far it is, who is asked, and what may be decided. */
export function FieldTab({ record, canUpdate, refresh }: RecordTabProps) {
  const { t, language } = useTexts();
  const notice = useNotice();
  const confirm = useConfirm();
  const isProvider = useAccessKeys().includes("backoffice");
  const { data: field, error, refetch } = useField(record.id, record.version);
  const [isAskingMore, setIsAskingMore] = useState(false);
  const move = useFieldMove(record.id, (done) => {
    notice(t(`studies.field.done.${done}`));
    refresh();
  });
  if (error && !field) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!field) return <LoadingState />;
  const { state, pausedFor, softLaunch, reconciledAt, opensAt, cells, waves } = field;
  const isOfPanel = field.people === "panel";
  if (state === "none" || state === "waiting") return <Waiting opensAt={opensAt} />;

  async function decide(name: FieldMove) {
    if (name !== "resume") {
      const number = new Intl.NumberFormat(language);
      // Interviews come in meanwhile: what is asked is how it stands now.
      const ending = (await refetch()).data?.ending ?? { charged: 0, returned: 0 };
      const amounts = { charged: number.format(ending.charged), returned: number.format(ending.returned) };
      const isSure = await confirm({
        title: t(`studies.field.ask.${name}.title`, { name: String(record.name ?? "") }),
        body: t(`studies.field.ask.${name}.body`, amounts),
        confirmLabel: t(`studies.field.ask.${name}.go`),
      });
      if (!isSure) return;
    }
    move.mutate(name);
  }
  return (
    <Box sx={{ display: "grid", gap: 2, gridTemplateColumns: "minmax(0, 1fr)", maxWidth: 1080 }}>
      {state === "paused" && pausedFor === "INCIDENCE" && <LowIncidence field={field} />}
      {state === "paused" && pausedFor === "SOFT_LAUNCH" && (
        <Alert severity="info">
          <AlertTitle>{t("studies.field.softLaunch.title")}</AlertTitle>
          {t("studies.field.softLaunch.body")}
        </Alert>
      )}
      <SectionCard title={t("studies.field.title")}>
        <Progress field={field} />
        {softLaunch !== null && (
          <Typography variant="body2" sx={{ color: "text.secondary" }}>
            {t("studies.field.softLaunch.plan", { count: softLaunch })}
          </Typography>
        )}
        {reconciledAt && (
          <Typography variant="body2" sx={{ color: "text.secondary" }}>
            {t("studies.field.reconciled", { date: absoluteTime(new Date(reconciledAt), language) })}
          </Typography>
        )}
        {canUpdate && (
          <FieldActions
            field={field}
            isProvider={isProvider}
            isBusy={move.isPending}
            onMove={(name) => void decide(name)}
            {...(isProvider || !isOfPanel ? {} : { onMore: () => setIsAskingMore(true) })}
          />
        )}
        {move.error ? (
          <Alert severity="error" role="alert">
            {failureText(move.error, t)}
          </Alert>
        ) : null}
      </SectionCard>
      {isOfPanel ? (
        <Box sx={{ display: "grid", gap: 2, gridTemplateColumns: { xs: "minmax(0, 1fr)", md: "minmax(0, 2fr) minmax(0, 1fr)" } }}>
          <Funnel field={field} />
          <Incidence field={field} />
        </Box>
      ) : (
        <Funnel field={field} />
      )}
      {isAskingMore && (
        <MoreInterviews
          studyId={record.id}
          sample={field.sample}
          onClose={() => setIsAskingMore(false)}
          onOrdered={() => {
            setIsAskingMore(false);
            notice(t("studies.more.done"));
            refresh();
            void refetch();
          }}
        />
      )}
      <QuotaRows cells={cells} />
      <View of={fieldFigures} props={{ ownerId: record.id, isLive: state === "open" }} />
      {isOfPanel && <WaveTable waves={waves} />}
    </Box>
  );
}

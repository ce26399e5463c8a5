import { Box, Button, Chip, Stack, Typography } from "@mui/material";
import { useCallback, useState } from "react";
import {
  ApiError,
  DownloadMenu,
  datedFileName,
  EmptyState,
  ErrorState,
  fetchFile,
  Icon,
  LoadingState,
  type RecordTabProps,
  SectionCard,
  useTexts,
} from "../../../../src/client/kit/console";
import type { NeuroResults } from "../../shared/api/results";
import { AdSection } from "./AdSection";
import { Comparison } from "./Comparison";
import { PrintReport } from "./PrintReport";
import { RetryState } from "./RetryState";
import { useCalculation } from "./useCalculation";
import { useResults } from "./useResults";

interface HeadProps {
  readonly study: { readonly id: string; readonly name: string };
  readonly results: NeuroResults;
  readonly onCalculated: () => void;
  readonly onPrint: () => void;
}

/** How far the results are, and what can be done with them. */
function Head({ study: { id, name }, results: { state, calculatedAt }, onCalculated, onPrint }: HeadProps) {
  const { t, language } = useTexts();
  const calculation = useCalculation(id, onCalculated);
  const isFinal = state === "FINAL";
  const when = calculatedAt ? new Date(calculatedAt).toLocaleString(language, { dateStyle: "medium", timeStyle: "short" }) : "";
  return (
    <Stack direction="row" sx={{ gap: 1.5, flexWrap: "wrap", alignItems: "center" }}>
      <Chip
        color={isFinal ? "success" : "info"}
        variant="outlined"
        label={t(isFinal ? "neuro.results.final" : "neuro.results.preliminary")}
      />
      <Typography variant="body2" sx={{ color: "text.secondary", flexGrow: 1 }}>
        {t("neuro.results.calculatedAt", { when })}
      </Typography>
      {!isFinal && (
        <Button size="small" startIcon={<Icon name="Refresh" />} loading={calculation.isBusy} onClick={calculation.start}>
          {t("neuro.results.recalculate")}
        </Button>
      )}
      <Button size="small" startIcon={<Icon name="Print" />} onClick={onPrint}>
        {t("neuro.results.print")}
      </Button>
      <DownloadMenu
        label={t("neuro.results.download")}
        choices={[
          {
            name: t("neuro.results.excel"),
            help: t("neuro.results.excelHelp"),
            icon: "TableChart",
            fileName: datedFileName(name, "xlsx"),
            fetch: () => fetchFile(`/api/studies/${id}/neuro.xlsx`),
          },
        ]}
      />
    </Stack>
  );
}

/** Before there are results: those of a finished study come by themselves, others are asked for. */
function NoResults({
  studyId,
  state,
  onCalculated,
}: Pick<NeuroResults, "state"> & { readonly studyId: string; readonly onCalculated: () => void }) {
  const { t } = useTexts();
  const calculation = useCalculation(studyId, onCalculated);
  const key = state === "CALCULATING" ? "calculating" : "none";
  return (
    <EmptyState
      icon={key === "calculating" ? "HourglassEmpty" : "Insights"}
      title={t(`neuro.results.${key}.title`)}
      body={t(`neuro.results.${key}.body`)}
      action={
        key === "none" ? (
          <Button variant="contained" loading={calculation.isBusy} onClick={calculation.start}>
            {t("neuro.results.calculate")}
          </Button>
        ) : undefined
      }
    />
  );
}

/** The effect of a study's advertisements, of each and side by side. */
export function NeuroTab({ record }: RecordTabProps) {
  const { t } = useTexts();
  const [isPrinting, setPrinting] = useState(false);
  const { data, error, refetch } = useResults(record.id);
  const reload = useCallback(() => void refetch(), [refetch]);
  if (error && !data) {
    // What is refused stays refused.
    const isRefused = error instanceof ApiError && error.status >= 400 && error.status < 500;
    return isRefused ? <ErrorState error={error} /> : <RetryState onRetry={reload} />;
  }
  if (!data) return <LoadingState />;
  if (data.ads.length === 0) return <NoResults studyId={record.id} state={data.state} onCalculated={reload} />;
  const sector = data.sector ? t(`lists.neuroSectors.${data.sector}`) : "";
  const name = String(record.name);
  return (
    <Stack sx={{ gap: 3 }}>
      <Box sx={{ display: "grid", gap: 1.5 }}>
        <Head study={{ id: record.id, name }} results={data} onCalculated={reload} onPrint={() => setPrinting(true)} />
        <Typography variant="body2" sx={{ color: "text.secondary", maxWidth: 760 }}>
          {t("neuro.results.intro")}
        </Typography>
      </Box>
      {data.ads.length > 1 && (
        <SectionCard title={t("neuro.results.compare")}>
          <Typography variant="body2" sx={{ color: "text.secondary" }}>
            {t("neuro.results.compareHelp")}
          </Typography>
          <Comparison ads={data.ads} />
        </SectionCard>
      )}
      {data.ads.map((ad) => (
        <AdSection key={ad.questionId} ad={ad} sector={sector} />
      ))}
      {isPrinting && <PrintReport title={name} results={data} sector={sector} onClose={() => setPrinting(false)} />}
    </Stack>
  );
}

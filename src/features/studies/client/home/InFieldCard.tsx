import { Box, LinearProgress } from "@mui/material";
import { listAddress, useTexts, WorkCard, type WorkLine } from "../../../../client/kit/console";
import type { StudyInField } from "../../shared/api/home";
import { useOverview } from "./useOverview";

function Progress({ name, completes, sample, isPaused }: StudyInField) {
  const { t, language } = useTexts();
  const number = new Intl.NumberFormat(language);
  const words = t("studies.home.inField.progress", { completes: number.format(completes), sample: number.format(sample) });
  return (
    <Box component="span" sx={{ display: "grid", gap: 0.75, pb: 0.5, width: { xs: "54vw", sm: 320 }, maxWidth: "100%" }}>
      <span>{isPaused ? `${t("studies.home.inField.paused")} · ${words}` : words}</span>
      <LinearProgress
        variant="determinate"
        color={isPaused ? "warning" : "primary"}
        value={sample > 0 ? Math.min(100, (completes / sample) * 100) : 0}
        aria-label={t("studies.home.inField.completes", { name })}
        sx={{ height: 6, borderRadius: 3 }}
      />
    </Box>
  );
}

/** The studies in field, with how far each is. */
export function InFieldCard() {
  const { t } = useTexts();
  const { data, error, refetch } = useOverview();
  const lineOf = (study: StudyInField): WorkLine => ({
    id: study.id,
    title: study.name,
    detail: <Progress {...study} />,
    action: t("studies.home.inField.action"),
    to: `/studies/${study.id}/order`,
  });
  return (
    <WorkCard
      title={t("studies.home.inField.title")}
      icon="Insights"
      lines={data?.inField.map(lineOf)}
      error={error}
      onRetry={() => void refetch()}
      empty={t("studies.home.inField.empty")}
      all={{ to: listAddress("studies", { status: ["OPEN"] }) }}
    />
  );
}

import { Alert, Box, Button, LinearProgress, Typography } from "@mui/material";
import { failureText, Icon, SectionCard, useTexts } from "../../../../client/kit/console";
import { questionsOf } from "../../../../survey/questionnaire";
import { RobotFindings } from "./RobotFindings";
import { isTooLong, robotMinutes } from "./robotMinutes";
import { useQuestionnaire } from "./useQuestionnaire";
import { useRobots } from "./useRobots";

interface ReviewPanelProps {
  readonly studyId: string;
  readonly company: string;
  /** Minutes that the price was made for. */
  readonly estimatedDuration: number;
}

/** What the provider looks at beside the questions before a study is approved. */
export function ReviewPanel({ studyId, company, estimatedDuration }: ReviewPanelProps) {
  const { t, language } = useTexts();
  const { data } = useQuestionnaire(studyId);
  const robots = useRobots(studyId, { revision: data?.revision, isAutomatic: false });
  const report = robots.isFetching ? undefined : robots.data;
  const minutes = report && robotMinutes(report);
  const names = new Intl.DisplayNames([language], { type: "language" });
  const facts = [
    [t("studies.review.panel.company"), company],
    ...(data
      ? [
          [t("studies.review.panel.questions"), String(questionsOf(data.draft).length)],
          [t("studies.review.panel.languages"), data.draft.languages.map((code) => names.of(code) ?? code).join(", ")],
        ]
      : []),
    [t("studies.review.panel.estimated"), t("studies.review.panel.minutes", { minutes: estimatedDuration })],
    ...(minutes ? [[t("studies.review.panel.predicted"), t("studies.review.panel.minutes", { minutes })]] : []),
  ];
  return (
    <SectionCard title={t("studies.review.panel.title")}>
      <Box component="dl" sx={{ m: 0, display: "grid", gap: 1, gridTemplateColumns: "minmax(0, 1fr)" }}>
        {facts.map(([label, value]) => (
          <Box key={label} sx={{ display: "flex", justifyContent: "space-between", gap: 2, alignItems: "baseline" }}>
            <Typography component="dt" variant="body2" sx={{ color: "text.secondary", flex: "0 1 auto", minWidth: "38%" }}>
              {label}
            </Typography>
            <Typography
              component="dd"
              variant="body2"
              sx={{ m: 0, fontWeight: 600, textAlign: "right", overflowWrap: "anywhere" }}
            >
              {value}
            </Typography>
          </Box>
        ))}
      </Box>
      {robots.isFetching && (
        <div>
          <Typography role="status" variant="body2" sx={{ mb: 1 }}>
            {t("surveys.robots.busy")}
          </Typography>
          <LinearProgress aria-label={t("surveys.robots.busy")} />
        </div>
      )}
      {robots.error && !robots.isFetching ? <Alert severity="error">{failureText(robots.error, t)}</Alert> : null}
      {report && isTooLong(report, estimatedDuration) && (
        <Alert severity="warning">
          {t("studies.review.panel.longer", { predicted: minutes ?? 0, estimated: estimatedDuration })}
        </Alert>
      )}
      {report && data && <RobotFindings draft={data.draft} findings={report.findings} />}
      {!robots.isFetching && (
        <Button
          variant="outlined"
          disabled={!data}
          startIcon={<Icon name="Science" />}
          onClick={() => void robots.refetch()}
          sx={{ justifySelf: "start" }}
        >
          {t(report ? "surveys.robots.again" : "surveys.robots.open")}
        </Button>
      )}
    </SectionCard>
  );
}

import { Alert, Link } from "@mui/material";
import { Link as RouterLink } from "react-router-dom";
import { useTexts } from "../../../../client/kit/console";
import { isTooLong, robotMinutes } from "./robotMinutes";
import { useQuestionnaire } from "./useQuestionnaire";
import { useRobots } from "./useRobots";

interface ReleaseAdviceProps {
  readonly studyId: string;
  /** Minutes that the price was made for. */
  readonly estimatedDuration: number;
}

/** Leads to where a study's questionnaire is mended. */
export function QuestionnaireLink({ studyId }: { readonly studyId: string }) {
  const { t } = useTexts();
  return (
    <Link component={RouterLink} to={`/studies/${studyId}/questionnaire`} color="inherit">
      {t("studies.review.advice.go")}
    </Link>
  );
}

/** What a questionnaire lacks before its study can be released, and what robots warn of, which doesn't keep it from it. */
export function ReleaseAdvice({ studyId, estimatedDuration }: ReleaseAdviceProps) {
  const { t } = useTexts();
  const { data } = useQuestionnaire(studyId);
  const isReady = data !== undefined && data.faults.length === 0;
  const { data: report } = useRobots(studyId, { revision: data?.revision, isAutomatic: isReady });
  if (data && !isReady)
    return (
      <Alert severity="warning">
        {t("studies.review.advice.unready")} <QuestionnaireLink studyId={studyId} />
      </Alert>
    );
  if (!report) return null;
  const errors = report.findings.filter(({ severity }) => severity === "error").length;
  const advice = [
    ...(isTooLong(report, estimatedDuration)
      ? [t("studies.review.advice.longer", { predicted: robotMinutes(report) ?? 0, estimated: estimatedDuration })]
      : []),
    ...(errors > 0 ? [t("studies.review.advice.errors", { smart_count: errors })] : []),
  ];
  if (advice.length === 0) return null;
  return (
    <Alert severity="warning">
      {advice.join(" ")} <QuestionnaireLink studyId={studyId} />
    </Alert>
  );
}

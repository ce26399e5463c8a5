import { Alert, Link } from "@mui/material";
import { Link as RouterLink } from "react-router-dom";
import { useTexts } from "../../../../client/kit/console";
import { LongerThanOrdered } from "../length/LongerThanOrdered";
import { isLonger } from "../length/minutes";
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

/**
 * What a questionnaire lacks before its study can be released, and what doesn't keep it from that: that it is longer than
 * ordered, and what robots warn of.
 */
export function ReleaseAdvice({ studyId, estimatedDuration }: ReleaseAdviceProps) {
  const { t } = useTexts();
  const { data } = useQuestionnaire(studyId);
  const isReady = data !== undefined && data.faults.length === 0;
  const { data: report } = useRobots(studyId, { revision: data?.revision, isAutomatic: isReady });
  if (!data) return null;
  const errors = report?.findings.filter(({ severity }) => severity === "error").length ?? 0;
  return (
    <>
      {!isReady && (
        <Alert severity="warning">
          {t("studies.review.advice.unready")} <QuestionnaireLink studyId={studyId} />
        </Alert>
      )}
      {isLonger(data.estimatedSeconds, estimatedDuration) && (
        <LongerThanOrdered studyId={studyId} seconds={data.estimatedSeconds} ordered={estimatedDuration}>
          <QuestionnaireLink studyId={studyId} />
        </LongerThanOrdered>
      )}
      {errors > 0 && (
        <Alert severity="warning">
          {t("studies.review.advice.errors", { smart_count: errors })} <QuestionnaireLink studyId={studyId} />
        </Alert>
      )}
    </>
  );
}

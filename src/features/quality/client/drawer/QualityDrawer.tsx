import { Alert, Button, Divider, Stack, Typography } from "@mui/material";
import { useQuery } from "@tanstack/react-query";
import { ErrorState, Icon, LoadingState, SideDrawer, useTexts } from "../../../../client/kit/console";
import type { Decision } from "../../shared/api/decisions";
import type { FlagCount, FlaggedResponse } from "../../shared/api/quality";
import { qualityCalls } from "../qualityCalls";
import { useFormats } from "../useFormats";
import { AnswerList } from "./AnswerList";
import { EvidenceList } from "./EvidenceList";
import { readWords } from "./readWords";

interface QualityDrawerProps {
  readonly activityId: string;
  /** Absent: closed. */
  readonly responseId: string | undefined;
  readonly flags: readonly FlagCount[];
  readonly canUpdate: boolean;
  readonly onDecide: (decision: Decision) => void;
  readonly onClose: () => void;
}

/** The response's quality, and what was answered. */
function useResponse(activityId: string, responseId: string | undefined) {
  const { language } = useTexts();
  const isOpen = responseId !== undefined;
  const quality = qualityCalls.useCall(
    "GET /api/activities/:id/quality/:responseId",
    { params: { id: activityId, responseId: responseId ?? "" }, query: { language } },
    { enabled: isOpen },
  );
  const words = useQuery({
    queryKey: ["results", activityId, "words", responseId, language],
    queryFn: () => readWords(activityId, responseId ?? "", language),
    enabled: isOpen,
  });
  return {
    quality: quality.data,
    words: words.data,
    error: quality.error ?? words.error,
    refetch: () => Promise.all([quality.refetch(), words.refetch()]),
  };
}

interface DecisionsProps {
  readonly review: FlaggedResponse["review"];
  readonly onDecide: (decision: Decision) => void;
}

function Decisions({ review, onDecide }: DecisionsProps) {
  const { t } = useTexts();
  return (
    <>
      {review && (
        <Button startIcon={<Icon name="Undo" />} onClick={() => onDecide("undecided")}>
          {t("quality.decide.undo")}
        </Button>
      )}
      {review?.decision !== "kept" && (
        <Button variant="outlined" startIcon={<Icon name="Check" />} onClick={() => onDecide("keep")}>
          {t("quality.decide.keep")}
        </Button>
      )}
      {review?.decision !== "discarded" && (
        <Button variant="outlined" color="error" startIcon={<Icon name="Block" />} onClick={() => onDecide("discard")}>
          {t("quality.decide.discard")}
        </Button>
      )}
    </>
  );
}

/** One response: what was noticed, what was answered, what was decided. */
export function QualityDrawer({ activityId, responseId, flags, canUpdate, onDecide, onClose }: QualityDrawerProps) {
  const { t } = useTexts();
  const formats = useFormats();
  const { quality, words, error, refetch } = useResponse(activityId, responseId);
  const review = quality?.review;
  return (
    <SideDrawer
      isOpen={responseId !== undefined}
      title={quality?.respondent || t("results.responses.one")}
      onClose={onClose}
      actions={canUpdate && quality && <Decisions review={quality.review} onDecide={onDecide} />}
    >
      {error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!error && !(quality && words) && <LoadingState />}
      {quality && words && (
        <Stack sx={{ gap: 2.5 }}>
          {review && (
            <Alert severity={review.decision === "kept" ? "success" : "warning"}>
              {[
                t(`quality.review.${review.isSanctioned ? "sanctioned" : review.decision}`),
                ...(review.at ? [formats.moment(review.at)] : []),
                ...(review.reason ? [review.reason] : []),
              ].join(" · ")}
            </Alert>
          )}
          <EvidenceList response={quality} flags={flags} />
          <Divider />
          <Typography variant="h4" component="h3">
            {t("quality.drawer.answers")}
          </Typography>
          <AnswerList answers={quality.answers} words={words} />
        </Stack>
      )}
    </SideDrawer>
  );
}

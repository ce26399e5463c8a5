import { Alert, Box, Button, Divider, Drawer, IconButton, Stack, Typography } from "@mui/material";
import { useQuery } from "@tanstack/react-query";
import { useId } from "react";
import { ErrorState, Icon, LoadingState, useTexts } from "../../../../client/kit";
import { type Decision, type FlagCount, readFlagged, readWords } from "../api/qualityApi";
import { useFormats } from "../useFormats";
import { AnswerList } from "./AnswerList";
import { EvidenceList } from "./EvidenceList";

interface QualityDrawerProps {
  readonly activityId: string;
  /** Absent: closed. */
  readonly responseId: string | undefined;
  readonly flags: readonly FlagCount[];
  readonly canUpdate: boolean;
  readonly onDecide: (decision: Decision) => void;
  readonly onClose: () => void;
}

function useResponse(activityId: string, responseId: string | undefined) {
  const { language } = useTexts();
  return useQuery({
    queryKey: ["quality", activityId, "response", responseId, language],
    queryFn: async () => {
      const id = responseId ?? "";
      const [quality, words] = await Promise.all([readFlagged(activityId, id, language), readWords(activityId, id, language)]);
      return { quality, words };
    },
    enabled: responseId !== undefined,
  });
}

/** One response: what was noticed, what was answered, what was decided. */
export function QualityDrawer({ activityId, responseId, flags, canUpdate, onDecide, onClose }: QualityDrawerProps) {
  const { t } = useTexts();
  const formats = useFormats();
  const titleId = useId();
  const { data, error, refetch } = useResponse(activityId, responseId);
  const { quality, words } = data ?? {};
  const review = quality?.review;
  return (
    <Drawer
      anchor="right"
      open={responseId !== undefined}
      onClose={onClose}
      slotProps={{ paper: { role: "dialog", "aria-labelledby": titleId, sx: { width: { xs: "100%", sm: 560 } } } }}
    >
      <Stack direction="row" sx={{ p: 2, gap: 1, alignItems: "center", justifyContent: "space-between" }}>
        <Typography id={titleId} variant="h3" component="h2" sx={{ overflowWrap: "anywhere" }}>
          {quality?.respondent || t("results.responses.one")}
        </Typography>
        <IconButton onClick={onClose} aria-label={t("console.action.close")}>
          <Icon name="Close" />
        </IconButton>
      </Stack>
      <Divider />
      <Box tabIndex={0} role="group" aria-labelledby={titleId} sx={{ p: 2, overflowY: "auto", flex: 1 }}>
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
      </Box>
      {canUpdate && quality && (
        <>
          <Divider />
          <Stack direction="row" sx={{ p: 2, gap: 1, flexWrap: "wrap" }}>
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
          </Stack>
        </>
      )}
    </Drawer>
  );
}

import { Box, Stack, Typography } from "@mui/material";
import { ErrorState, LoadingState, SideDrawer, useTexts } from "../../../../client/kit/console";
import type { ResponseDetail } from "../../shared/api";
import { results } from "../results";
import { useFormats } from "../useFormats";
import { StateChip } from "./ResponsesTable";

interface ResponseDrawerProps {
  readonly activityId: string;
  /** Absent: closed. */
  readonly responseId: string | undefined;
  readonly onClose: () => void;
}

/** One response read whole. */
export function ResponseDrawer({ activityId, responseId, onClose }: ResponseDrawerProps) {
  const { t } = useTexts();
  const { data, error, refetch } = results.useCall(
    "GET /api/activities/:id/responses/:responseId",
    { params: { id: activityId, responseId: responseId ?? "" }, query: {} },
    { enabled: responseId !== undefined },
  );
  return (
    <SideDrawer isOpen={responseId !== undefined} title={data?.respondent || t("results.responses.one")} onClose={onClose}>
      {error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!error && (data ? <Answers response={data} /> : <LoadingState />)}
    </SideDrawer>
  );
}

function Answers({ response }: { readonly response: ResponseDetail }) {
  const { t } = useTexts();
  const formats = useFormats();
  return (
    <>
      <Stack direction="row" sx={{ gap: 1.5, alignItems: "center", flexWrap: "wrap", mb: 2 }}>
        <StateChip response={response} />
        <Typography variant="body2" sx={{ color: "text.secondary" }}>
          {[t(`results.channels.${response.channel}`, { _: response.channel }), formats.moment(response.startedAt)].join(" · ")}
        </Typography>
      </Stack>
      <Box component="dl" sx={{ m: 0, display: "grid", gap: 2 }}>
        {response.answers.map(({ questionId, variable, title, text, missing }) => (
          <Box key={questionId}>
            <Typography component="dt" variant="body2" sx={{ color: "text.secondary", overflowWrap: "anywhere" }}>
              {variable} · <bdi>{title}</bdi>
            </Typography>
            <Typography
              component="dd"
              dir="auto"
              sx={{
                m: 0,
                mt: 0.25,
                whiteSpace: "pre-line",
                overflowWrap: "anywhere",
                ...(missing ? { color: "text.secondary", fontStyle: "italic" } : { fontWeight: 500 }),
              }}
            >
              {missing ? t(`results.missing.${missing}`, { smart_count: 1, _: missing }) : text}
            </Typography>
          </Box>
        ))}
      </Box>
    </>
  );
}

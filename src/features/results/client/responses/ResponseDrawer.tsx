import { Box, Divider, Drawer, IconButton, Stack, Typography } from "@mui/material";
import { useQuery } from "@tanstack/react-query";
import { useId } from "react";
import { ErrorState, Icon, LoadingState, useTexts } from "../../../../client/kit";
import { type ResponseDetail, readResponse } from "../api/resultsApi";
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
  const titleId = useId();
  const { data, error, refetch } = useQuery({
    queryKey: ["results", activityId, "response", responseId],
    queryFn: () => readResponse(activityId, responseId ?? ""),
    enabled: responseId !== undefined,
  });
  return (
    <Drawer
      anchor="right"
      open={responseId !== undefined}
      onClose={onClose}
      slotProps={{ paper: { role: "dialog", "aria-labelledby": titleId, sx: { width: { xs: "100%", sm: 560 } } } }}
    >
      <Stack direction="row" sx={{ p: 2, gap: 1, alignItems: "center", justifyContent: "space-between" }}>
        <Typography id={titleId} variant="h3" component="h2" sx={{ overflowWrap: "anywhere" }}>
          {data?.respondent || t("results.responses.one")}
        </Typography>
        <IconButton onClick={onClose} aria-label={t("results.responses.close")}>
          <Icon name="Close" />
        </IconButton>
      </Stack>
      <Divider />
      <Box tabIndex={0} role="group" aria-labelledby={titleId} sx={{ p: 2, overflowY: "auto" }}>
        {error && <ErrorState error={error} onRetry={() => void refetch()} />}
        {!error && (data ? <Answers response={data} /> : <LoadingState />)}
      </Box>
    </Drawer>
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
              {variable} · {title}
            </Typography>
            <Typography
              component="dd"
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

import { Box, Button, Chip, Stack, Typography } from "@mui/material";
import { useEffect, useRef } from "react";
import { ErrorState, Icon, LoadingState, SideDrawer, useTexts } from "../../../../client/kit/console";
import type { ResponseDetail } from "../../shared/api";
import { results } from "../results";
import { useFormats } from "../useFormats";
import { StateChip } from "./ResponsesTable";

interface ResponseDrawerProps {
  readonly activityId: string;
  readonly isOpen: boolean;
  /** Absent while its page of the list is on its way. */
  readonly responseId: string | undefined;
  /** 0-based among all of the list; undefined where it isn't known. */
  readonly place: number | undefined;
  readonly total: number;
  readonly onMove: (step: 1 | -1) => void;
  readonly onClose: () => void;
}

/** Goes on by the arrow keys, unless something is being typed. */
function useArrowKeys(isOn: boolean, onMove: ResponseDrawerProps["onMove"]): void {
  const latest = useRef(onMove);
  latest.current = onMove;
  useEffect(() => {
    if (!isOn) return;
    const onKey = ({ key, altKey, ctrlKey, metaKey, shiftKey, target }: KeyboardEvent) => {
      if (altKey || ctrlKey || metaKey || shiftKey) return;
      if (target instanceof Element && target.closest("input, textarea, select, [contenteditable]")) return;
      if (key === "ArrowRight") latest.current(1);
      if (key === "ArrowLeft") latest.current(-1);
    };
    window.addEventListener("keydown", onKey);
    return () => window.removeEventListener("keydown", onKey);
  }, [isOn]);
}

/** Of a button that leads no further: it keeps the focus of whoever has come here by it. */
const endProps = (isEnd: boolean) => ({ "aria-disabled": isEnd, sx: isEnd ? { opacity: 0.38, cursor: "default" } : {} });

function Walk({ place, total, onMove }: Pick<ResponseDrawerProps, "place" | "total" | "onMove">) {
  const { t } = useTexts();
  const formats = useFormats();
  const position = place === undefined ? "" : { at: formats.count(place + 1), count: formats.count(total) };
  return (
    <Stack
      direction="row"
      role="group"
      aria-label={t("results.responses.walk.label")}
      sx={{ flex: 1, gap: 1, alignItems: "center", justifyContent: "space-between" }}
    >
      <Button
        color="inherit"
        startIcon={<Icon name="ArrowBack" />}
        aria-label={t("results.responses.walk.previous")}
        {...endProps(place === undefined || place === 0)}
        onClick={() => onMove(-1)}
      >
        {t("results.responses.walk.shortPrevious")}
      </Button>
      <Typography variant="body2" role="status" sx={{ color: "text.secondary" }}>
        {position && t("results.responses.walk.position", position)}
      </Typography>
      <Button
        color="inherit"
        endIcon={<Icon name="ArrowForward" />}
        aria-label={t("results.responses.walk.next")}
        {...endProps(place === undefined || place >= total - 1)}
        onClick={() => onMove(1)}
      >
        {t("results.responses.walk.shortNext")}
      </Button>
    </Stack>
  );
}

/** One response read whole, and from there the next one. */
export function ResponseDrawer({ activityId, isOpen, responseId, place, total, onMove, onClose }: ResponseDrawerProps) {
  const { t } = useTexts();
  useArrowKeys(isOpen, onMove);
  const { data, error, refetch } = results.useCall(
    "GET /api/activities/:id/responses/:responseId",
    { params: { id: activityId, responseId: responseId ?? "" }, query: {} },
    { enabled: responseId !== undefined },
  );
  return (
    <SideDrawer
      isOpen={isOpen}
      title={data?.respondent || t("results.responses.one")}
      onClose={onClose}
      actions={<Walk place={place} total={total} onMove={onMove} />}
    >
      {error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!error && (data ? <Answers key={data.id} response={data} /> : <LoadingState />)}
    </SideDrawer>
  );
}

function Answers({ response }: { readonly response: ResponseDetail }) {
  const { t } = useTexts();
  const formats = useFormats();
  const top = useRef<HTMLDivElement>(null);
  // The next response is read from its beginning.
  useEffect(() => {
    // In newer browsers it answers a promise, which an effect must not.
    void top.current?.scrollIntoView({ block: "start" });
  }, []);
  return (
    <>
      <Stack ref={top} direction="row" sx={{ scrollMarginTop: "16px", gap: 1.5, alignItems: "center", flexWrap: "wrap", mb: 2 }}>
        <StateChip response={response} />
        {response.isTest && <Chip size="small" label={t("results.responses.test")} />}
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
                ...(missing
                  ? { color: "text.secondary", fontStyle: "italic", "&::first-letter": { textTransform: "uppercase" } }
                  : { fontWeight: 500 }),
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

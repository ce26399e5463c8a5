import { Box, InputAdornment, Link, OutlinedInput, Typography } from "@mui/material";
import { useEffect, useState } from "react";
import { Link as RouterLink } from "react-router-dom";
import { clientOf, EmptyState, ErrorState, Icon, LoadingState, SectionCard, useTexts } from "../../../../src/client/kit/console";
import { clockText } from "../../../../src/client/kit/media";
import type { transcriptApi, VideoHit } from "../../shared/transcript/api";
import { recordingAddress } from "../recording/recordingAddress";
import { MARKED } from "../transcript/segmentStyles";

const transcripts = clientOf<typeof transcriptApi>();
/** Pause in typing, in milliseconds, after which the server is asked. */
const PAUSE_MS = 300;

/** Whether there is enough of a text to look for it. */
export const isSearch = (text: string) => (text.match(/[\p{L}\p{N}]/gu) ?? []).length >= 2;

interface VideoSearchProps {
  readonly text: string;
  readonly onText: (text: string) => void;
}

/** Looks for something that was said in any recorded session; Escape empties it. */
export function VideoSearchBox({ text, onText }: VideoSearchProps) {
  const { t } = useTexts();
  const label = t("videoChat.videoSearch.label");
  return (
    <Box role="search" sx={{ mb: 2 }}>
      <OutlinedInput
        size="small"
        type="search"
        value={text}
        placeholder={label}
        onChange={({ target }) => onText(target.value)}
        onKeyDown={({ key }) => key === "Escape" && onText("")}
        sx={{ width: { xs: "100%", sm: 400 } }}
        inputProps={{ "aria-label": label, maxLength: 100 }}
        startAdornment={
          <InputAdornment position="start">
            <Icon name="Search" />
          </InputAdornment>
        }
      />
    </Box>
  );
}

function Hit({ hit }: { readonly hit: VideoHit }) {
  const { t } = useTexts();
  const { activity, recording, startSeconds, name, snippet } = hit;
  const [before, match, after] = snippet;
  return (
    <Box component="li" sx={{ borderTop: 1, borderColor: "divider" }}>
      <Link
        component={RouterLink}
        to={recordingAddress(activity.id, { recording, at: startSeconds })}
        underline="none"
        sx={{
          ...{ display: "grid", gridTemplateColumns: "56px minmax(0, 1fr)", columnGap: 1, px: 1, py: 1.25, mx: -1 },
          ...{ color: "text.primary", borderRadius: 1, "&:hover": { bgcolor: "action.hover" } },
          "& mark": MARKED,
        }}
      >
        <Typography variant="body2" component="span" sx={{ color: "primary.main", fontVariantNumeric: "tabular-nums" }}>
          {clockText(startSeconds)}
        </Typography>
        <Box component="span" sx={{ overflowWrap: "anywhere" }}>
          <Typography variant="body2" component="span" sx={{ display: "block", color: "text.secondary" }}>
            {name ?? t("videoChat.transcript.unknownSpeaker")}
          </Typography>
          {before}
          <mark>{match}</mark>
          {after}
        </Box>
      </Link>
    </Box>
  );
}

/** Hits of one recording after the other, as they come. */
function byRecording(hits: readonly VideoHit[]): readonly (readonly VideoHit[])[] {
  const groups = new Map<string, VideoHit[]>();
  for (const hit of hits) groups.set(hit.recording, [...(groups.get(hit.recording) ?? []), hit]);
  return [...groups.values()];
}

/** The text once nobody has typed for a moment. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}

/** Where recorded sessions say it: each place leads to its moment in the recording. */
export function VideoHits({ text }: Pick<VideoSearchProps, "text">) {
  const { t } = useTexts();
  const settled = useSettled(text.trim());
  const input = { params: { text: settled } };
  const { data, error, refetch } = transcripts.useCall("GET /communitiesVideo/:text", input, { keepsPrevious: true });
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <LoadingState />;
  const { hits, hasMore } = data;
  if (hits.length === 0)
    return (
      <Box role="status">
        <EmptyState icon="SearchOff" title={t("videoChat.videoSearch.noneTitle")} body={t("videoChat.videoSearch.noneBody")} />
      </Box>
    );
  return (
    <>
      <Typography role="status" variant="body2" sx={{ color: "text.secondary", mb: 1 }}>
        {t("videoChat.videoSearch.count", { smart_count: hits.length })}
        {hasMore && ` ${t("videoChat.videoSearch.more")}`}
      </Typography>
      <Box sx={{ display: "grid", gap: 2, gridTemplateColumns: "minmax(0, 1fr)" }}>
        {byRecording(hits).map((group) => (
          <SectionCard key={group[0]?.recording} title={group[0]?.activity.title ?? ""}>
            <Box component="ul" sx={{ listStyle: "none", m: 0, p: 0 }}>
              {group.map((hit) => (
                <Hit key={`${hit.startSeconds} ${hit.name} ${hit.snippet.join("")}`} hit={hit} />
              ))}
            </Box>
          </SectionCard>
        ))}
      </Box>
    </>
  );
}

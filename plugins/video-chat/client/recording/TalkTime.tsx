import { Alert, Box, LinearProgress, Typography } from "@mui/material";
import { useEffect, useState } from "react";
import { SectionCard, useTexts } from "../../../../src/client/kit/console";
import { clockText } from "../../../../src/client/kit/media";
import type { TeamVideo } from "../../shared/api";
import { QUIET_MS, quietPeople, type TalkSample, talkShares } from "./talkShare";

/** Samples of somewhat more than the time that is looked back at. */
const KEPT_MS = QUIET_MS + 60_000;

function useSamples(seats: TeamVideo["seats"], now: number): readonly TalkSample[] {
  const [samples, setSamples] = useState<readonly TalkSample[]>([]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: one sample for each time that the session was read
  useEffect(() => {
    const speakingMs = Object.fromEntries(seats.map((seat) => [seat.seat, seat.speakingMs]));
    setSamples((before) => [...before.filter(({ at }) => now - at < KEPT_MS), { at: now, speakingMs }]);
  }, [seats]);
  return samples;
}

/** How the time is shared among those who speak, and who has been silent for a while. */
export function TalkTime({ video, now }: { readonly video: TeamVideo; readonly now: number }) {
  const { t, language } = useTexts();
  const samples = useSamples(video.seats, now);
  const people = video.seats.filter(({ role, access, isHere }) => role !== "OBSERVER" && access === "GRANTED" && isHere);
  const quiet = quietPeople(people, samples, now);
  const percent = new Intl.NumberFormat(language, { style: "percent" });
  if (people.length === 0) return null;
  return (
    <SectionCard title={t("videoChat.talk.title")}>
      <Box component="ul" sx={{ listStyle: "none", m: 0, p: 0, display: "grid", gap: 1 }}>
        {talkShares(people).map(({ seat, name, speakingMs, share }) => (
          <Box component="li" key={seat}>
            <Box sx={{ display: "flex", gap: 1, justifyContent: "space-between" }}>
              <Typography variant="body2" noWrap>
                {name}
              </Typography>
              <Typography variant="body2" sx={{ color: "text.secondary", fontVariantNumeric: "tabular-nums", flexShrink: 0 }}>
                {clockText(speakingMs / 1_000)} · {percent.format(share)}
              </Typography>
            </Box>
            <LinearProgress
              variant="determinate"
              value={Math.round(share * 100)}
              aria-label={t("videoChat.talk.of", { name })}
              sx={{ height: 6, borderRadius: 1 }}
            />
          </Box>
        ))}
      </Box>
      <Box role="status">
        {quiet.length > 0 && (
          <Alert severity="info">
            {t("videoChat.talk.quiet", { names: quiet.map(({ name }) => name).join(", "), smart_count: quiet.length })}
          </Alert>
        )}
      </Box>
    </SectionCard>
  );
}

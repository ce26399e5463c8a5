import { Box, Button, Typography } from "@mui/material";
import { useTexts } from "../../../../src/client/kit/console";
import { clockText } from "../../../../src/client/kit/media";
import type { TimelineEvent } from "./Timeline";

interface SiteEventsProps {
  readonly events: readonly TimelineEvent[];
  /** Where the player is. */
  readonly seconds: number;
  readonly onSeek: (seconds: number) => void;
}

/** What happened on the site, to read and to jump to; the latest before the present moment is marked. */
export function SiteEvents({ events, seconds, onSeek }: SiteEventsProps) {
  const { t } = useTexts();
  if (events.length === 0) return null;
  const latest = events.findLastIndex(({ atMs }) => atMs / 1_000 <= seconds);
  const title = t("uxTest.recordings.events.title");
  return (
    <section aria-label={title}>
      <Typography variant="h4" component="h3" sx={{ mb: 1 }}>
        {title}
      </Typography>
      <Box component="ol" sx={{ listStyle: "none", m: 0, p: 0, maxHeight: 260, overflowY: "auto" }}>
        {events.map(({ id, atMs, label, isReached }, place) => (
          <li key={id}>
            <Button
              size="small"
              fullWidth
              color="inherit"
              aria-current={place === latest}
              onClick={() => onSeek(atMs / 1_000)}
              sx={{
                ...{ justifyContent: "flex-start", gap: 1, textAlign: "left", fontWeight: isReached ? 600 : 400 },
                bgcolor: place === latest ? "action.selected" : undefined,
              }}
            >
              <Box component="span" sx={{ minWidth: 40, fontVariantNumeric: "tabular-nums", color: "text.secondary" }}>
                {clockText(atMs / 1_000)}
              </Box>
              <Box component="span" sx={{ minWidth: 0, overflowWrap: "anywhere" }}>
                {label}
              </Box>
            </Button>
          </li>
        ))}
      </Box>
    </section>
  );
}

import {
  Alert,
  Box,
  Button,
  Dialog,
  DialogContent,
  DialogTitle,
  IconButton,
  MenuItem,
  Stack,
  TextField,
  Typography,
  useMediaQuery,
} from "@mui/material";
import { type KeyboardEvent, useId, useRef } from "react";
import { failureText, Icon, useNotice, useTexts } from "../../../../src/client/kit/console";
import { clockText } from "../../../../src/client/kit/media";
import type { UxSession } from "../../shared/recordings/galleryApi";
import type { MarkKind } from "../../shared/recordings/recordings";
import { SpokenWords } from "../transcripts/SpokenWords";
import { MarkForm, MarkList } from "./Marks";
import { SiteEvents } from "./SiteEvents";
import { Stage } from "./Stage";
import { personName } from "./sessionTexts";
import { Timeline } from "./Timeline";
import type { GalleryCalls } from "./useGallery";
import { usePlaybackClock } from "./usePlaybackClock";
import { useSiteEvents } from "./useSiteEvents";

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -5, ArrowRight: 5 };
const RATES = [0.5, 1, 1.5, 2];

interface SessionPlayerProps {
  readonly session: UxSession;
  readonly task: string;
  /** Of the activity or study that it was recorded for. */
  readonly ownerId: string;
  readonly mayMark: boolean;
  readonly calls: GalleryCalls;
  readonly onClose: () => void;
}

/** One person's recording of one task: all its tracks on one clock, and what the team marks in them. */
export function SessionPlayer({ session, task, ownerId, mayMark, calls, onClose }: SessionPlayerProps) {
  const { t, language } = useTexts();
  const notify = useNotice();
  const titleId = useId();
  const isPhone = useMediaQuery("(max-width:899px)");
  const [noteField, tagField] = [useRef<HTMLInputElement>(null), useRef<HTMLInputElement>(null)];
  const clock = usePlaybackClock(Math.max(session.durationMs / 1_000, 1));
  const events = useSiteEvents(ownerId, session);
  const { seconds, durationSeconds, isPlaying, isWaiting, rate } = clock;
  const ready = session.tracks.filter(({ url }) => url !== null);
  const missing = session.tracks.reduce((sum, { missingChunks }) => sum + missingChunks, 0);
  const isComing = session.tracks.some(({ state }) => state === "RECORDING" || state === "ENDED");

  async function add(kind: MarkKind, text: string): Promise<boolean> {
    try {
      await calls.addMark(session, { atMs: Math.round(seconds * 1_000), kind, text });
      notify(t("uxTest.recordings.marks.added"));
      return true;
    } catch (error) {
      notify(failureText(error, t), "error");
      return false;
    }
  }

  const acts: Readonly<Record<string, () => void>> = {
    " ": clock.toggle,
    ...(mayMark && {
      n: () => noteField.current?.focus(),
      t: () => tagField.current?.focus(),
      s: () => void add("SEEN_SUCCESS", ""),
      f: () => void add("SEEN_FAILURE", ""),
    }),
  };

  function press(event: KeyboardEvent): void {
    const { target, key, ctrlKey, metaKey, altKey } = event;
    const isElsewhere = target instanceof Element && target.closest("input, textarea, button, a, [role=combobox], [role=option]");
    if (isElsewhere || ctrlKey || metaKey || altKey) return;
    const step = STEPS[key];
    const act = step === undefined ? acts[key] : () => clock.seekTo(seconds + step);
    if (!act) return;
    event.preventDefault();
    act();
  }

  return (
    <Dialog open fullScreen={isPhone} fullWidth maxWidth="xl" onClose={onClose} onKeyDown={press} aria-labelledby={titleId}>
      <DialogTitle id={titleId} sx={{ pr: 7, overflowWrap: "anywhere" }}>
        {t("uxTest.recordings.player.title", { person: personName(t, session), task })}
      </DialogTitle>
      <IconButton onClick={onClose} aria-label={t("console.action.close")} sx={{ position: "absolute", right: 12, top: 12 }}>
        <Icon name="Close" />
      </IconButton>
      <DialogContent
        dividers
        sx={{ display: "grid", gap: 2.5, gridTemplateColumns: { xs: "minmax(0, 1fr)", md: "minmax(0, 2fr) minmax(280px, 1fr)" } }}
      >
        <Stack sx={{ gap: 1.5 }}>
          {isComing && <Alert severity="info">{t("uxTest.recordings.player.coming")}</Alert>}
          {missing > 0 && <Alert severity="warning">{t("uxTest.recordings.player.missing", { smart_count: missing * 2 })}</Alert>}
          {ready.length > 0 ? (
            <Stage session={session} clock={clock} />
          ) : (
            !isComing && <Alert severity="error">{t("uxTest.recordings.player.nothing")}</Alert>
          )}
          <Timeline clock={clock} marks={session.marks} events={events} />
          <Stack
            direction="row"
            role="toolbar"
            aria-label={t("uxTest.recordings.player.controls")}
            sx={{ gap: 1.5, alignItems: "center", flexWrap: "wrap" }}
          >
            <Button
              variant="contained"
              disabled={ready.length === 0}
              onClick={clock.toggle}
              startIcon={<Icon name={isPlaying ? "PauseCircle" : "PlayCircle"} />}
              sx={{ minHeight: 44 }}
            >
              {t(isPlaying ? "uxTest.recordings.player.pause" : "uxTest.recordings.player.play")}
            </Button>
            <Typography sx={{ fontVariantNumeric: "tabular-nums" }}>
              {clockText(seconds)} / {clockText(durationSeconds)}
            </Typography>
            <Typography role="status" variant="body2" sx={{ color: "text.secondary", flex: 1 }}>
              {isWaiting ? t("uxTest.recordings.player.waiting") : ""}
            </Typography>
            <TextField
              select
              size="small"
              label={t("uxTest.recordings.player.speed")}
              value={rate}
              onChange={({ target }) => clock.setRate(Number(target.value))}
              sx={{ minWidth: 96 }}
            >
              {RATES.map((one) => (
                <MenuItem key={one} value={one}>
                  {new Intl.NumberFormat(language).format(one)}×
                </MenuItem>
              ))}
            </TextField>
          </Stack>
          <Stack direction="row" sx={{ gap: 1, flexWrap: "wrap" }}>
            {ready.map(({ id, source, url }) => (
              <Button key={id} component="a" href={url ?? ""} download size="small" startIcon={<Icon name="Download" />}>
                {t("uxTest.recordings.player.download", { source: t(`uxTest.recordings.sources.${source}`) })}
              </Button>
            ))}
          </Stack>
        </Stack>
        <Stack sx={{ gap: 2 }}>
          <Typography variant="h4" component="h3">
            {t("uxTest.recordings.marks.title")}
          </Typography>
          {mayMark && <MarkForm seconds={seconds} noteField={noteField} tagField={tagField} onAdd={add} />}
          <Box sx={{ maxHeight: { md: "30vh" }, overflowY: "auto" }}>
            <MarkList marks={session.marks} calls={calls} mayMark={mayMark} onSeek={clock.seekTo} />
          </Box>
          <SiteEvents events={events} seconds={seconds} onSeek={clock.seekTo} />
          <SpokenWords ownerId={ownerId} session={session} clock={clock} mayRequest={mayMark} />
        </Stack>
      </DialogContent>
    </Dialog>
  );
}

import { Typography } from "@mui/material";
import { SectionCard, useTexts } from "../../../../../src/client/kit/console";
import { clockText } from "../../../../../src/client/kit/media";
import { NoteForm } from "../NoteForm";
import { NoteList, type TimedNote } from "../NoteList";
import { useNotes } from "../useNotes";
import { usePlayback } from "./PlaybackContext";

/** Notes on a recording's own timeline: its own, and those of the session that fall into it. */
export function PlaybackNotes() {
  const { t } = useTexts();
  const calls = useNotes();
  const { recording, seconds, durationSeconds, seekTo } = usePlayback();
  const { notes = [], sessionStartedAt = null } = calls.data ?? {};
  const begins = sessionStartedAt ? (Date.parse(recording.startedAt) - Date.parse(sessionStartedAt)) / 1_000 : 0;
  const timed = notes
    .filter((note) => note.recording === recording.id || note.recording === null)
    .map((note): TimedNote => ({ ...note, second: (note.atSecond ?? 0) - (note.recording ? 0 : begins) }))
    .filter(({ second }) => second >= 0 && second <= durationSeconds)
    .toSorted((one, other) => one.second - other.second);
  const add = (text: string) => calls.add({ text, recording: recording.id, atSecond: Math.floor(seconds) });
  return (
    <SectionCard title={t("videoChat.notes.title")}>
      <NoteForm
        label={t("videoChat.notes.textAt", { time: clockText(seconds) })}
        saveLabel={t("videoChat.notes.add")}
        onSave={add}
      />
      {timed.length === 0 ? (
        <Typography variant="body2" sx={{ color: "text.secondary" }}>
          {t("videoChat.notes.none")}
        </Typography>
      ) : (
        <NoteList notes={timed} calls={calls} onSeek={seekTo} />
      )}
    </SectionCard>
  );
}

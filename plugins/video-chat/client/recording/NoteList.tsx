import { Box, Button, IconButton, Typography } from "@mui/material";
import { useState } from "react";
import { failureText, Icon, useConfirm, useNotice, useTexts } from "../../../../src/client/kit/console";
import { clockText } from "../../../../src/client/kit/media";
import type { VideoNote } from "../../shared/recordingApi";
import { NoteForm } from "./NoteForm";
import type { NoteCalls } from "./useNotes";

/** A note and its second on the timeline that it is shown on. */
export interface TimedNote extends VideoNote {
  readonly second: number;
}

interface NoteLineProps {
  readonly note: TimedNote;
  readonly calls: NoteCalls;
  /** Absent where there is nothing to jump in. */
  readonly onSeek?: ((second: number) => void) | undefined;
}

function NoteLine({ note, calls, onSeek }: NoteLineProps) {
  const { t } = useTexts();
  const confirm = useConfirm();
  const notice = useNotice();
  const [isEditing, setEditing] = useState(false);
  const { id, text, color, author, isOwn, second } = note;
  const time = clockText(second);
  async function remove() {
    const question = {
      title: t("videoChat.notes.deleteTitle"),
      body: text,
      confirmLabel: t("videoChat.notes.delete"),
      isDestructive: true,
    };
    if (await confirm(question)) await calls.remove(id).catch((error) => notice(failureText(error, t), "error"));
  }
  if (isEditing)
    return (
      <NoteForm
        label={t("videoChat.notes.text")}
        saveLabel={t("videoChat.notes.save")}
        text={text}
        onSave={(changed) => calls.change(id, changed).then(() => setEditing(false))}
        onCancel={() => setEditing(false)}
      />
    );
  return (
    <Box sx={{ display: "flex", gap: 1, alignItems: "flex-start", borderLeft: "4px solid", borderColor: color, pl: 1 }}>
      {onSeek ? (
        <Button
          size="small"
          sx={{ minWidth: 56 }}
          aria-label={t("videoChat.notes.goTo", { time })}
          onClick={() => onSeek(second)}
        >
          {time}
        </Button>
      ) : (
        <Typography variant="body2" sx={{ color: "text.secondary", minWidth: 48, py: 0.5 }}>
          {time}
        </Typography>
      )}
      <Box sx={{ flex: 1, minWidth: 0, py: 0.5 }}>
        <Typography variant="body2" sx={{ overflowWrap: "anywhere" }}>
          {text}
        </Typography>
        {author && (
          <Typography variant="caption" sx={{ color: "text.secondary" }}>
            {author}
          </Typography>
        )}
      </Box>
      {isOwn && (
        <Box sx={{ display: "flex", flexShrink: 0 }}>
          <IconButton size="small" aria-label={t("videoChat.notes.edit", { text })} onClick={() => setEditing(true)}>
            <Icon name="Edit" />
          </IconButton>
          <IconButton size="small" aria-label={t("videoChat.notes.deleteOf", { text })} onClick={() => void remove()}>
            <Icon name="Delete" />
          </IconButton>
        </Box>
      )}
    </Box>
  );
}

/** Notes by their moments. */
export function NoteList({
  notes,
  calls,
  onSeek,
}: { readonly notes: readonly TimedNote[] } & Pick<NoteLineProps, "calls" | "onSeek">) {
  return (
    <Box component="ul" sx={{ listStyle: "none", m: 0, p: 0, display: "grid", gap: 1, maxHeight: 420, overflowY: "auto" }}>
      {notes.map((note) => (
        <Box component="li" key={note.id}>
          <NoteLine note={note} calls={calls} onSeek={onSeek} />
        </Box>
      ))}
    </Box>
  );
}

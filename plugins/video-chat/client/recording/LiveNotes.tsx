import { Typography } from "@mui/material";
import { SectionCard, useTexts } from "../../../../src/client/kit/console";
import { NoteForm } from "./NoteForm";
import { NoteList } from "./NoteList";
import { useNotes } from "./useNotes";

/** Notes during a session: each keeps the second at which it was written. Members see none of them. */
export function LiveNotes() {
  const { t } = useTexts();
  const calls = useNotes();
  const notes = (calls.data?.notes ?? []).map((note) => ({ ...note, second: note.atSecond ?? 0 }));
  return (
    <SectionCard title={t("videoChat.notes.title")}>
      <Typography variant="body2" sx={{ color: "text.secondary" }}>
        {t("videoChat.notes.help")}
      </Typography>
      <NoteForm label={t("videoChat.notes.text")} saveLabel={t("videoChat.notes.add")} onSave={(text) => calls.add({ text })} />
      {notes.length > 0 && <NoteList notes={notes.toReversed()} calls={calls} />}
    </SectionCard>
  );
}

import type { RouteContext } from "../../../../src/server/kit";
import type { NewVideoNote } from "../../shared/recordingApi";
import { emitChanged } from "../channel";
import { teamHolder } from "../routes/holderOf";
import { readSession } from "../session";
import type { SessionKey } from "../sessionKey";
import type { VideoServices } from "../videoServices";
import { deleteRecording } from "./deleteRecording";
import { addNote, changeNote, deleteNote, readNotes } from "./notes";
import { presentRecordings } from "./present";
import { startRecording } from "./startRecording";
import { stopRecording } from "./stopRecording";

/** What a team does with a session's recordings and notes, whatever it belongs to. */
export function createRecordingCalls(services: VideoServices) {
  const accountOf = ({ session }: RouteContext) => session?.accountId ?? "";

  /** Does something to a session's recordings, and shows it to everybody as it is from then on. */
  async function change({ db }: RouteContext, sessionKey: SessionKey, work: () => Promise<void>) {
    await readSession(db, sessionKey);
    await work();
    emitChanged(db, services.tools(), sessionKey);
    await services.media().tell({ room: sessionKey, news: { type: "changed" } });
    return presentRecordings(db, sessionKey);
  }

  async function notesOf(context: RouteContext, sessionKey: SessionKey, work?: () => Promise<void>) {
    await readSession(context.db, sessionKey);
    await work?.();
    if (work) emitChanged(context.db, services.tools(), sessionKey);
    return readNotes(context.db, sessionKey, context.session?.subjectId);
  }

  /** A note of the caller's own. */
  const ownNote = (context: RouteContext, sessionKey: SessionKey, noteId: string) => ({
    sessionKey,
    noteId,
    author: teamHolder(context, sessionKey).moderatorId,
  });

  return {
    list: async ({ db }: RouteContext, sessionKey: SessionKey) => {
      await readSession(db, sessionKey);
      return presentRecordings(db, sessionKey);
    },
    start: (context: RouteContext, sessionKey: SessionKey, replaces: string | undefined) =>
      change(context, sessionKey, () =>
        startRecording(context.db, { sessionKey, accountId: accountOf(context), replaces }, services),
      ),
    stop: (context: RouteContext, sessionKey: SessionKey) =>
      change(context, sessionKey, () => stopRecording(context.db, { sessionKey, accountId: accountOf(context) }, services)),
    remove: (context: RouteContext, sessionKey: SessionKey, recordId: string) =>
      change(context, sessionKey, () =>
        deleteRecording(context.db, { sessionKey, recordId, accountId: accountOf(context) }, services),
      ),
    notes: (context: RouteContext, sessionKey: SessionKey) => notesOf(context, sessionKey),
    addNote: (context: RouteContext, sessionKey: SessionKey, note: NewVideoNote) =>
      notesOf(context, sessionKey, () =>
        addNote(context.db, { sessionKey, author: teamHolder(context, sessionKey).moderatorId, note }),
      ),
    changeNote: (context: RouteContext, sessionKey: SessionKey, noteId: string, note: Pick<NewVideoNote, "text" | "color">) =>
      notesOf(context, sessionKey, () => changeNote(context.db, ownNote(context, sessionKey, noteId), note)),
    deleteNote: (context: RouteContext, sessionKey: SessionKey, noteId: string) =>
      notesOf(context, sessionKey, () => deleteNote(context.db, ownNote(context, sessionKey, noteId))),
  };
}

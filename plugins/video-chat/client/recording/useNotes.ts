import { useQuery } from "@tanstack/react-query";
import { useChannel } from "../../../../src/client/kit/console";
import type { NewVideoNote } from "../../shared/recordingApi";
import { CHANNEL } from "../../shared/videoChat";
import { useTeamCalls } from "../session/teamCalls";

/** The team's notes of a session and its recordings, as they change. */
export function useNotes() {
  const { id, notes, addNote, changeNote, deleteNote } = useTeamCalls();
  const { data, error, refetch } = useQuery({ queryKey: ["videoChat", id, "notes"], queryFn: notes, gcTime: 0 });
  useChannel(CHANNEL, id, () => void refetch());
  const run = async (work: Promise<unknown>) => {
    await work;
    await refetch();
  };
  return {
    data,
    error,
    refetch,
    add: (note: NewVideoNote) => run(addNote(note)),
    change: (noteId: string, text: string) => run(changeNote(noteId, text)),
    remove: (noteId: string) => run(deleteNote(noteId)),
  };
}

export type NoteCalls = ReturnType<typeof useNotes>;

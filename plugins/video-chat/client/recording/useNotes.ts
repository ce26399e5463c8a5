import { clientOf, useChannel } from "../../../../src/client/kit/console";
import type { NewVideoNote, recordingApi } from "../../shared/recordingApi";
import { CHANNEL } from "../../shared/videoChat";

const recordings = clientOf<typeof recordingApi>();
const NOTES = "/api/activities/:id/video-chat/notes";

/** The team's notes of a session and its recordings, as they change. */
export function useNotes(activityId: string) {
  const params = { id: activityId };
  const { data, error, refetch } = recordings.useCall(`GET ${NOTES}`, { params }, { isQuiet: true, gcTime: 0 });
  useChannel(CHANNEL, activityId, () => void refetch());
  const run = async (work: Promise<unknown>) => {
    await work;
    await refetch();
  };
  return {
    data,
    error,
    refetch,
    add: (note: NewVideoNote) => run(recordings.call(`POST ${NOTES}`, { params, body: note })),
    change: (noteId: string, text: string) =>
      run(recordings.call(`PUT ${NOTES}/:noteId`, { params: { ...params, noteId }, body: { text } })),
    remove: (noteId: string) => run(recordings.call(`DELETE ${NOTES}/:noteId`, { params: { ...params, noteId } })),
  };
}

export type NoteCalls = ReturnType<typeof useNotes>;

import { clientOf, consoleCommunity, useChannel } from "../../../../src/client/kit/console";
import type { recordingApi } from "../../shared/recordingApi";
import { CHANNEL } from "../../shared/videoChat";

const recordings = clientOf<typeof recordingApi>();
const BASE = "/client/communities/:id/activity/:activityId/videoRecord";

/** A session's recordings, as they change, and what a moderator does with them. */
export function useRecordings(activityId: string) {
  const params = { id: consoleCommunity(), activityId };
  const { data, error, refetch } = recordings.useCall(`GET ${BASE}`, { params }, { isQuiet: true, gcTime: 0 });
  useChannel(CHANNEL, activityId, () => void refetch());
  const run = async (work: Promise<unknown>) => {
    await work;
    await refetch();
  };
  return {
    recordings: data?.recordings,
    error,
    refetch,
    start: (replaces?: string) => run(recordings.call(`POST ${BASE}/start`, { params, body: replaces ? { replaces } : {} })),
    stop: () => run(recordings.call(`POST ${BASE}/stop`, { params })),
    remove: (recordId: string) => run(recordings.call(`DELETE ${BASE}/:recordId`, { params: { ...params, recordId } })),
  };
}

export type RecordingCalls = ReturnType<typeof useRecordings>;

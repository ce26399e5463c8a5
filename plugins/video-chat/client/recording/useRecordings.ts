import { useQuery } from "@tanstack/react-query";
import { useChannel } from "../../../../src/client/kit/console";
import { CHANNEL } from "../../shared/videoChat";
import { useTeamCalls } from "../session/teamCalls";

/** A session's recordings, as they change, and what a moderator does with them. */
export function useRecordings() {
  const { id, recordings, startRecording, stopRecording, deleteRecording } = useTeamCalls();
  const { data, error, refetch } = useQuery({ queryKey: ["videoChat", id, "recordings"], queryFn: recordings, gcTime: 0 });
  useChannel(CHANNEL, id, () => void refetch());
  const run = async (work: Promise<unknown>) => {
    await work;
    await refetch();
  };
  return {
    recordings: data?.recordings,
    error,
    refetch,
    start: (replaces?: string) => run(startRecording(replaces)),
    stop: () => run(stopRecording()),
    remove: (recordId: string) => run(deleteRecording(recordId)),
  };
}

export type RecordingCalls = ReturnType<typeof useRecordings>;

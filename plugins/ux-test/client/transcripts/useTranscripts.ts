import { useQueryClient } from "@tanstack/react-query";
import { ownerClientOf } from "../../../../src/client/kit/console";
import type { UxSession } from "../../shared/recordings/galleryApi";
import type { transcriptApi, UxTranscript } from "../../shared/transcripts/api";

const calls = ownerClientOf<typeof transcriptApi>();
/** While one is being made. */
const LIVE_MS = 4_000;
const READ = "GET /api/activities/:id/ux-test/transcripts";

export const isBeingMade = ({ status }: Pick<UxTranscript, "status">) => status === "REQUESTED" || status === "PROCESSING";

/** What is said in a session, as far as it is written down. `request` throws ApiError. */
export function useTranscripts(ownerId: string, { responseId, questionId }: Pick<UxSession, "responseId" | "questionId">) {
  const input = { params: { id: ownerId }, query: { responseId, questionId } };
  const query = calls.useCall(READ, input, {
    refetchInterval: ({ state }) =>
      (state.data as { readonly transcripts: readonly UxTranscript[] } | undefined)?.transcripts.some(isBeingMade) && LIVE_MS,
  });
  const cache = useQueryClient();
  return {
    ...query,
    /** @param recordings ids of microphones' recordings */
    request: async (recordings: readonly string[]) => {
      for (const recordingId of recordings) {
        const params = { id: ownerId, recordingId };
        await calls.call("POST /api/activities/:id/ux-test/recordings/:recordingId/transcript", { params });
      }
      await cache.invalidateQueries({ queryKey: calls.keyOf(READ, input) });
    },
  };
}

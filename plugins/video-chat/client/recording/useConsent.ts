import { useState } from "react";
import { clientOf } from "../../../../src/client/kit/member";
import type { RecordingConsent, recordingApi } from "../../shared/recordingApi";

const recordings = clientOf<typeof recordingApi>();

/** A member's word about being recorded. @param onDone reads the session anew */
export function useConsent(activityId: string, onDone: () => Promise<void>) {
  const [isBusy, setBusy] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  return {
    isBusy,
    hasFailed,
    decide: async (consent: RecordingConsent) => {
      setBusy(true);
      setFailed(false);
      try {
        const input = { params: { id: activityId }, body: { consent } };
        await recordings.call("POST /api/member/activities/:id/video-chat/consent", input, { isQuiet: true });
        await onDone();
      } catch {
        setFailed(true);
      } finally {
        setBusy(false);
      }
    },
  };
}

export type ConsentCalls = ReturnType<typeof useConsent>;

import { useState } from "react";
import type { RecordingConsent } from "../../shared/recordingApi";

/** Somebody's word about being recorded. @param save tells the server, and reads the session anew */
export function useConsent(save: (consent: RecordingConsent) => Promise<unknown>) {
  const [isBusy, setBusy] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  return {
    isBusy,
    hasFailed,
    decide: async (consent: RecordingConsent) => {
      setBusy(true);
      setFailed(false);
      try {
        await save(consent);
      } catch {
        setFailed(true);
      } finally {
        setBusy(false);
      }
    },
  };
}

export type ConsentCalls = ReturnType<typeof useConsent>;

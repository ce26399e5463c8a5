import { useEffect, useSyncExternalStore } from "react";
import { RecordingSession, type RecordingState, type SessionOptions } from "./recordingSession";

/** By page and question: what is on goes on while the runner takes the question off the screen and brings it back. */
const sessions = new Map<string, RecordingSession>();

/** Whoever comes to the question next may be another respondent, so that nothing stays but what records. */
function release(key: string, session: RecordingSession): void {
  if (session.isInUse || sessions.get(key) !== session) return;
  sessions.delete(key);
  session.dispose();
}

/** Where the sign of a recording isn't seen for so long, the task was left: nobody is recorded who doesn't know. */
const LEFT_MS = 20_000;

async function leave(key: string, session: RecordingSession): Promise<void> {
  if (session.isDrawn) return;
  await session.stop();
  release(key, session);
}

/** A question's recording: what its state is, and what can be done. */
export interface Recording extends RecordingState {
  readonly retry: () => Promise<void>;
  readonly agree: RecordingSession["agree"];
  readonly refuse: RecordingSession["refuse"];
  readonly open: RecordingSession["open"];
  readonly leaveOut: RecordingSession["leaveOut"];
  readonly start: RecordingSession["start"];
  readonly stop: RecordingSession["stop"];
  readonly withdraw: RecordingSession["withdraw"];
}

/**
 * The recording of a question. It goes on while the question isn't drawn for a moment.
 *
 * @example
 * const recording = useRecording({ runToken, questionId, sources: ["SCREEN", "MICROPHONE"] });
 * if (!isReady) return <RecordingGate recording={recording} onReady={begin} onRefuse={goOnWithout} />;
 */
export function useRecording({ questionId, ...options }: SessionOptions & { readonly questionId: string }): Recording {
  const key = `${window.location.pathname} ${questionId}`;
  const session = sessions.get(key) ?? new RecordingSession(options);
  sessions.set(key, session);
  const state = useSyncExternalStore(session.subscribe, () => session.state);
  // Not at once: a component that is only drawn anew subscribes again.
  useEffect(
    () => () => {
      setTimeout(() => release(key, session));
      setTimeout(() => void leave(key, session), LEFT_MS);
    },
    [key, session],
  );
  const { load: retry, agree, refuse, open, leaveOut, start, stop, withdraw } = session;
  return { ...state, retry, agree, refuse, open, leaveOut, start, stop, withdraw };
}

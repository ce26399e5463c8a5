import { useCallback, useEffect, useMemo, useRef, useSyncExternalStore } from "react";
import { exclusively } from "../data/saving/exclusively";
import { useFlushing } from "../data/saving/useFlushing";
import type { SaveState } from "../data/saving/writeQueue";
import type { Execution } from "./execution";
import { judgeFailure } from "./saving/judgeFailure";
import type { PendingWrite } from "./saving/pendingWrites";
import { SaveQueue, storeOf } from "./saving/saveQueue";
import { sendWrite } from "./saving/sendWrite";
import type { WriteStore } from "./saving/writeStore";

type Completion = Awaited<ReturnType<Execution["complete"]>>;

interface Handlers {
  readonly onRefused: (write: PendingWrite, error: unknown) => void;
  readonly onStopped: (error: unknown) => void;
  readonly onCompleted: (completed: Completion) => void;
}

interface SaveQueueInput extends Handlers {
  readonly execution: Execution;
  readonly store: WriteStore;
  readonly responseId: string;
}

/** How safe the answers are. */
export interface SaveProgress {
  readonly state: SaveState;
  /** Answers that the server doesn't have yet. */
  readonly answersLeft: number;
  /** Whether they outlive this page. */
  readonly isDurable: boolean;
}

/** The queue of one response; sends first what an earlier opening of the page could not. */
export function useSaveQueue(input: SaveQueueInput): { readonly queue: SaveQueue; readonly saving: SaveProgress } {
  const { execution, store, responseId } = input;
  const handlers = useRef<Handlers>(input);
  useEffect(() => {
    handlers.current = input;
  });

  const queue = useMemo(
    () =>
      new SaveQueue({
        send: (kept) =>
          sendWrite({ execution, store, responseId, onCompleted: (completed) => handlers.current.onCompleted(completed) }, kept),
        judge: judgeFailure,
        store: storeOf(store, responseId),
        exclusively: (run) => exclusively(responseId, run),
        onRefused: (write, error) => handlers.current.onRefused(write, error),
        onStopped: (error) => handlers.current.onStopped(error),
      }),
    [execution, store, responseId],
  );

  const readLeft = useCallback(() => store.read(responseId), [store, responseId]);
  useFlushing(queue, readLeft);

  const subscribe = useMemo(() => queue.subscribe.bind(queue), [queue]);
  const state = useSyncExternalStore(subscribe, () => queue.state);
  const answersLeft = useSyncExternalStore(subscribe, () => queue.answersLeft);
  return { queue, saving: { state, answersLeft, isDurable: store.isDurable } };
}

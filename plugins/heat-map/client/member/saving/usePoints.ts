import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from "react";
import {
  ApiError,
  clientOf,
  exclusively,
  judgeRequest,
  type SaveState,
  useFlushing,
  WriteQueue,
} from "../../../../../src/client/kit/member";
import type { MemberHeatMap, memberApi } from "../../../shared/api/member";
import { changeKey, type PointChange, withChanges } from "./pointChange";
import type { PointStore } from "./usePointStore";

const AT_POINT = "/api/member/activities/:id/heatmap/images/:imageId/points/:pointId";
const heatMaps = clientOf<typeof memberApi>();

interface PointsInput {
  readonly activityId: string;
  /** As the server last gave it. */
  readonly loaded: MemberHeatMap;
  readonly opened: PointStore;
  /** After what may have changed the activity's state. */
  readonly onStateChange: () => void;
}

/** Why a change was taken back, in the server's words; `""` where it had none. */
export type Refusal = string;

export interface Points {
  /** What the member sees: also what is still to be sent. */
  readonly heatMap: MemberHeatMap;
  /** Changes a point, first of all here. @param delayMs how long to wait for the next change, while somebody types */
  readonly change: (change: PointChange, delayMs?: number) => void;
  readonly pendingIds: ReadonlySet<string>;
  readonly saving: SaveState;
  /** Whether what is pending outlives the page. */
  readonly isDurable: boolean;
  readonly refusal: Refusal | undefined;
  readonly forgetRefusal: () => void;
}

function sendChange(activityId: string, { imageId, pointId, point }: PointChange): Promise<MemberHeatMap> {
  const params = { id: activityId, imageId, pointId };
  if (!point) return heatMaps.call(`DELETE ${AT_POINT}`, { params }, { isQuiet: true });
  const { id: _, ...body } = point;
  return heatMaps.call(`PUT ${AT_POINT}`, { params, body }, { isQuiet: true });
}

/** A queue that sends changes one after another, and keeps them in the browser until then. */
function useQueue(
  { activityId, opened }: PointsInput,
  onAnswer: (heatMap: MemberHeatMap) => void,
  onRefused: (error: unknown) => void,
) {
  // The queue outlives many renders, and does what the last one says.
  const handlers = useRef({ answered: onAnswer, refused: onRefused });
  useEffect(() => {
    handlers.current = { answered: onAnswer, refused: onRefused };
  });
  return useMemo(() => {
    const queue = new WriteQueue<PointChange>({
      keyOf: changeKey,
      send: async ({ job }) => {
        handlers.current.answered(await sendChange(activityId, job));
      },
      judge: judgeRequest,
      store: opened.store,
      exclusively: (run) => exclusively(`/api/member/activities/${activityId}/heatmap`, run),
      onRefused: (_, error) => handlers.current.refused(error),
      onStopped: () => undefined,
    });
    queue.adopt(opened.left);
    return queue;
  }, [activityId, opened]);
}

/** A member's points: shown as soon as they are placed, kept in the browser, and sent in the order given. */
export function usePoints(input: PointsInput): Points {
  const { loaded, opened, onStateChange } = input;
  const [answer, setAnswer] = useState(loaded);
  const [refusal, setRefusal] = useState<Refusal>();
  useEffect(() => setAnswer(loaded), [loaded]);

  const queue = useQueue(
    input,
    (next) => {
      if (next.isDone !== answer.isDone) onStateChange();
      setAnswer(next);
    },
    (error) => {
      setRefusal((error instanceof ApiError && error.problem?.detail) || "");
      // It may have ended meanwhile, or the images may be others.
      onStateChange();
    },
  );
  useFlushing(queue, opened.store.read);

  const subscribe = useMemo(() => queue.subscribe.bind(queue), [queue]);
  const saving = useSyncExternalStore(subscribe, () => queue.state);
  // As a text, so that it is the same as long as it says the same.
  const waiting = useSyncExternalStore(subscribe, () => JSON.stringify(queue.waiting));
  const changes = useMemo(() => JSON.parse(waiting) as readonly PointChange[], [waiting]);
  return {
    heatMap: useMemo(() => withChanges(answer, changes), [answer, changes]),
    change: (change, delayMs) => {
      setRefusal(undefined);
      queue.put(change, delayMs);
    },
    pendingIds: useMemo(() => new Set(changes.map(({ pointId }) => pointId)), [changes]),
    saving,
    isDurable: opened.store.isDurable,
    refusal,
    forgetRefusal: () => setRefusal(undefined),
  };
}

import { CONSENT_VERSION } from "../../../shared/recordings/recordings";
import { backlogStore, type Segment } from "./backlogStore";
import { CallError, recordingCalls } from "./recordingCalls";
import { wallTime } from "./wallTime";

const FIRST_WAIT_MS = 1_000;
const HOLD_AGAIN_MS = 500;
const LONGEST_WAIT_MS = 60_000;
/** A page that records holds the lock of its segments by this name and their ids. */
const LOCK = "sondeo-ux-recording:";

/** How the sending stands. */
export interface UploadState {
  readonly backlogBytes: number;
  /** `waiting`: the server can't be reached; it is tried again. */
  readonly upload: "idle" | "sending" | "waiting";
}

type Listener = (state: UploadState) => void;

const listeners = new Set<Listener>();
/** Told of segments that the server takes no more of. */
const refusals = new Set<(segment: Segment, status: number) => void>();
let state: UploadState = { backlogBytes: 0, upload: "idle" };
let isRunning = false;
let isWanted = false;
let waitMs = FIRST_WAIT_MS;
let timer: ReturnType<typeof setTimeout> | undefined;

function setState(change: Partial<UploadState>): void {
  state = { ...state, ...change };
  for (const listener of listeners) listener(state);
}

/** The browser asks before a page is left while something waits. */
function holdPage(event: BeforeUnloadEvent): void {
  if (state.backlogBytes > 0) event.preventDefault();
}

async function countBacklog(): Promise<void> {
  setState({ backlogBytes: await backlogStore.size() });
}

/** Sends what there is of a segment, in order. @throws CallError */
async function sendSegment(segment: Segment): Promise<void> {
  if (!segment.isAnnounced) {
    await recordingCalls.begin(segment, CONSENT_VERSION);
    await backlogStore.changeSegment(segment.id, (before) => ({ ...before, isAnnounced: true }));
  }
  for (let next = await backlogStore.nextChunk(segment.id); next; next = await backlogStore.nextChunk(segment.id)) {
    await recordingCalls.chunk(segment, next.number, next.bytes);
    await backlogStore.removeChunk(segment.id, next.number);
    setState({ backlogBytes: Math.max(0, state.backlogBytes - next.bytes.byteLength) });
    waitMs = FIRST_WAIT_MS;
  }
  const [now] = (await backlogStore.segments()).filter(({ id }) => id === segment.id);
  if (!now?.endedAt || (await backlogStore.nextChunk(segment.id))) return;
  await recordingCalls.end(now);
  await backlogStore.removeSegment(segment.id);
}

async function sendAll(): Promise<void> {
  for (const segment of await backlogStore.segments()) {
    try {
      await sendSegment(segment);
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      if (error.isPassing) throw error;
      // Withdrawn, too late, or of nobody: it is kept no longer.
      await backlogStore.removeSegment(segment.id);
      for (const refused of refusals) refused(segment, error.status);
    }
  }
}

async function run(): Promise<void> {
  isRunning = true;
  while (isWanted) {
    isWanted = false;
    setState({ upload: "sending" });
    try {
      await sendAll();
      setState({ upload: "idle" });
    } catch {
      setState({ upload: "waiting" });
      clearTimeout(timer);
      timer = setTimeout(uploader.wake, waitMs);
      waitMs = Math.min(waitMs * 2, LONGEST_WAIT_MS);
    }
  }
  isRunning = false;
  await countBacklog();
}

/** Segments of pages that are gone end with what they had. */
async function endAbandoned(): Promise<void> {
  for (const { id, endedAt } of await backlogStore.segments()) {
    if (endedAt) continue;
    await navigator.locks.request(LOCK + id, { ifAvailable: true }, async (lock) => {
      if (lock) await backlogStore.changeSegment(id, (before) => ({ ...before, endedAt: wallTime() }));
    });
  }
}

let isResumed = false;

/** Sends what recorders leave in the store, by itself: it outlives the question that was recorded. */
export const uploader = {
  /** There is something to send, or the network is there again. */
  wake: (): void => {
    isWanted = true;
    if (!isRunning) void run();
  },
  /** A recorder has put so many bytes into the store. @returns bytes that wait */
  added: (bytes: number): number => {
    setState({ backlogBytes: state.backlogBytes + bytes });
    uploader.wake();
    return state.backlogBytes;
  },
  /** Sends what earlier pages left behind; once for a page. */
  resume: async (): Promise<void> => {
    if (isResumed) return;
    isResumed = true;
    addEventListener("online", uploader.wake);
    addEventListener("beforeunload", holdPage);
    await endAbandoned();
    await countBacklog();
    uploader.wake();
  },
  /** Marks a segment as this page's until `isOver` resolves. */
  hold: (id: string, isOver: Promise<void>): void => {
    // A page that browsers hold up for a moment, as while it opens another, is refused.
    const take = (): Promise<void> =>
      navigator.locks
        .request(LOCK + id, () => isOver)
        .catch(() => new Promise((resolve) => setTimeout(resolve, HOLD_AGAIN_MS)).then(take));
    void take();
  },
  state: () => state,
  subscribe: (listener: Listener): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  /** @param refused told of each segment that the server takes no more of, with the status of its refusal */
  onRefusal: (refused: (segment: Segment, status: number) => void): (() => void) => {
    refusals.add(refused);
    return () => refusals.delete(refused);
  },
};

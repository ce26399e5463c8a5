/** What one caller may have at once, in this process. */
export interface ShareLimits {
  readonly running: number;
  /** Beyond those that run; the next is refused. */
  readonly waiting: number;
}

interface Caller {
  running: number;
  readonly waiting: (() => void)[];
}

/** Lets each caller have so much at once, so that one who asks for all leaves room for the others. */
export interface FairShare {
  /**
   * Starts at once, or when one of the caller's own has ended.
   * @returns how to give the place back, or to leave the queue; nothing where the queue is full
   */
  readonly enter: (caller: string, start: () => void) => (() => void) | undefined;
}

export function createFairShare({ running: mostRunning, waiting: mostWaiting }: ShareLimits): FairShare {
  const callers = new Map<string, Caller>();

  function leave(key: string, caller: Caller): void {
    const next = caller.waiting.shift();
    if (next) next();
    else caller.running -= 1;
    if (caller.running === 0) callers.delete(key);
  }

  return {
    enter: (key, start) => {
      const caller = callers.get(key) ?? { running: 0, waiting: [] };
      callers.set(key, caller);
      let state: "waiting" | "running" | "over" = "waiting";
      const begin = () => {
        state = "running";
        start();
      };
      if (caller.running < mostRunning) {
        caller.running += 1;
        begin();
      } else if (caller.waiting.length < mostWaiting) caller.waiting.push(begin);
      else return undefined;
      return () => {
        if (state === "running") leave(key, caller);
        else if (state === "waiting") caller.waiting.splice(caller.waiting.indexOf(begin), 1);
        state = "over";
      };
    },
  };
}

/** Runs the work in the caller's turn. @returns nothing where too much of the caller's waits already */
export async function inTurn<T>(share: FairShare, caller: string, work: () => Promise<T>): Promise<T | undefined> {
  let leave: (() => void) | undefined;
  const started = new Promise<void>((resolve) => {
    leave = share.enter(caller, resolve);
  });
  if (!leave) return undefined;
  try {
    await started;
    return await work();
  } finally {
    leave();
  }
}

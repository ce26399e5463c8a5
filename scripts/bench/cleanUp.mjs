// What a benchmark or a drill leaves to be undone: processes, schemas, folders. Undone where it ends, fails or is
// interrupted, the newest first; and a process that was started ends with the one that started it, however that ends.

/** @type {Set<() => unknown>} */
const pending = new Set();
const INTERRUPTED = { SIGINT: 130, SIGTERM: 143, SIGHUP: 129 };

/**
 * Remembers how to undo something.
 * @param {() => unknown} undo called once, whoever asks first
 * @returns {() => Promise<void>} undoes it now
 */
export function onCleanUp(undo) {
  const once = async () => {
    if (pending.delete(once)) await undo();
  };
  pending.add(once);
  return once;
}

async function undoAll() {
  for (const undo of [...pending].reverse()) {
    try {
      await undo();
    } catch (error) {
      console.error(`not cleaned up: ${error instanceof Error ? error.message : error}`);
      process.exitCode = 1;
    }
  }
}

let running;

/** Undoes what is left; a failure is reported and doesn't keep the rest from being undone. Whoever asks meanwhile waits for it. */
export function cleanUp() {
  running ??= undoAll().finally(() => {
    running = undefined;
  });
  return running;
}

let isInterrupted = false;
for (const [signal, code] of Object.entries(INTERRUPTED)) {
  process.on(signal, async () => {
    // A second Ctrl-C is impatience: what has begun is ended in any case.
    if (isInterrupted) return;
    isInterrupted = true;
    // What still calls a server that is being ended fails: that must not end this process before the rest is undone.
    for (const failure of ["uncaughtException", "unhandledRejection"]) process.on(failure, () => undefined);
    console.error(`interrupted by ${signal}: cleaning up`);
    await cleanUp();
    process.exit(code);
  });
}

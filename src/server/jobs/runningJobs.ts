import { JobInterrupted, type RunTools, runJob } from "./runJob";

/** The jobs that this process runs. */
export interface RunningJobs {
  /** Ends with the job; nothing where this process runs it already, or no longer runs any. */
  readonly run: (id: string) => Promise<void>;
  /** Ends a job at its next step; nothing where this process doesn't run it. */
  readonly interrupt: (id: string) => void;
  /** Ends all of them at their next step, and takes no more. */
  readonly close: () => Promise<void>;
}

export function createRunningJobs(tools: RunTools): RunningJobs {
  const running = new Map<string, { readonly control: AbortController; readonly ended: Promise<void> }>();
  let isClosed = false;
  const interrupt = (id: string) => running.get(id)?.control.abort(new JobInterrupted());
  return {
    run: async (id) => {
      if (isClosed || running.has(id)) return;
      const control = new AbortController();
      const ended = runJob(tools, id, control).catch(tools.onError);
      running.set(id, { control, ended });
      await ended;
      running.delete(id);
    },
    interrupt,
    close: async () => {
      isClosed = true;
      for (const id of running.keys()) interrupt(id);
      await Promise.all([...running.values()].map(({ ended }) => ended));
    },
  };
}

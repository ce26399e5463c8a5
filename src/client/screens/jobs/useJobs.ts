import { useQuery, useQueryClient } from "@tanstack/react-query";
import { fetchJobs, isRunning, type Job } from "../../data/jobApi";
import { useRealtime } from "../../data/realtime";

const KEY = ["jobs"];
/** Events make it fresher; without them a running job is asked for this often. */
const EVERY_MS = 3_000;

/** One's own jobs, kept fresh while one runs. */
export function useJobs(): { readonly jobs: readonly Job[]; readonly refresh: () => void } {
  const queries = useQueryClient();
  const { data: jobs = [] } = useQuery({
    queryKey: KEY,
    queryFn: fetchJobs,
    refetchInterval: ({ state }) => (state.data?.some(isRunning) ? EVERY_MS : false),
  });
  const refresh = () => void queries.invalidateQueries({ queryKey: KEY });
  useRealtime("job", ({ id, state, done, total }) => {
    const known = queries.getQueryData<readonly Job[]>(KEY)?.find((job) => job.id === id);
    if (!known || known.state !== state) return refresh();
    queries.setQueryData<readonly Job[]>(KEY, (all) => all?.map((job) => (job.id === id ? { ...job, done, total } : job)));
  });
  return { jobs, refresh };
}

/** One of them. */
export function useJob(id: string | undefined): Job | undefined {
  return useJobs().jobs.find((job) => job.id === id);
}

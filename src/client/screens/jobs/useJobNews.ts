import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { isRunning, type Job } from "../../data/jobApi";
import { useNotice } from "../common/useNotice";
import { useTexts } from "../common/useTexts";

/** Says it when a job has ended, wherever the person is by then; what it wrote is read anew. */
export function useJobNews(jobs: readonly Job[]): void {
  const { t } = useTexts();
  const notice = useNotice();
  const queries = useQueryClient();
  const before = useRef<ReadonlySet<string>>(new Set());
  useEffect(() => {
    const ended = jobs.filter((job) => before.current.has(job.id) && !isRunning(job));
    before.current = new Set(jobs.filter(isRunning).map(({ id }) => id));
    for (const { title, state } of ended) {
      notice(`${title}: ${t(`console.jobs.states.${state}`)}`, state === "failed" ? "error" : "success");
    }
    if (ended.length > 0) void queries.invalidateQueries({ predicate: ({ queryKey }) => queryKey[1] === "getList" });
  }, [jobs, notice, t, queries]);
}

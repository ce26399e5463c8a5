import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import {
  clientOf,
  consoleCommunity,
  failureText,
  isRunning as isJobRunning,
  useJobs,
  useNotice,
  useTexts,
} from "../../../client/kit/console";
import type { AnalysisData, analysisApi, TopicChange } from "../shared/api";

const POLL_MS = 2_000;
const DATA = "GET /client/communities/:id/activity/:activityId/analysisData";

/** The team's calls about analyses. */
export const analyses = clientOf<typeof analysisApi>();

export const paramsOf = (activityId: string) => ({ id: consoleCommunity(), activityId });

/** An activity's analysis, and what the team does with it; read again while it is being made. */
export function useAnalysis(activityId: string) {
  const { t } = useTexts();
  const notice = useNotice();
  const queries = useQueryClient();
  const [jobId, setJobId] = useState<string>();
  const { jobs, refresh } = useJobs();
  const job = jobs.find(({ id }) => id === jobId);
  const isAwaited = jobId !== undefined && (!job || isJobRunning(job));
  const params = paramsOf(activityId);
  const { data, error, refetch } = analyses.useCall(
    DATA,
    { params },
    {
      refetchInterval: ({ state }) =>
        isAwaited || (state.data as AnalysisData | undefined)?.status === "RUNNING" ? POLL_MS : false,
    },
  );
  const readAgain = () => queries.invalidateQueries({ queryKey: [DATA] });
  const ended = job && !isJobRunning(job) ? job.id : undefined;
  useEffect(() => {
    if (ended) void queries.invalidateQueries({ queryKey: [DATA] });
  }, [ended, queries]);
  /** @returns whether it was done */
  async function act(work: () => Promise<unknown>): Promise<boolean> {
    try {
      await work();
      return true;
    } catch (failure) {
      notice(failureText(failure, t, "analysis.saveFailed"), "error");
      return false;
    } finally {
      await readAgain();
    }
  }
  const call = "/client/communities/:id/activity/:activityId" as const;
  return {
    data,
    error,
    refetch,
    isRunning: isAwaited || data?.status === "RUNNING",
    start: () =>
      act(async () => {
        setJobId((await analyses.call(`POST ${call}/analysis`, { params })).job);
        refresh();
      }),
    change: (topics: readonly TopicChange[]) =>
      act(() => analyses.call(`PUT ${call}/moderatorTopics`, { params, body: { topics: [...topics] } })),
    remove: (topicId: string) => act(() => analyses.call(`DELETE ${call}/moderatorTopics`, { params, query: { topicId } })),
    summarise: (summary: string, summaryLong: string) =>
      act(() => analyses.call(`PUT ${call}/changeSummary`, { params, body: { summary, summaryLong } })),
  };
}

export type AnalysisActions = ReturnType<typeof useAnalysis>;

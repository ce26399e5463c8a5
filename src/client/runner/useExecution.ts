import { useCallback, useEffect, useState } from "react";
import { loadPersonalization, type Personalization } from "../community/personalization";
import { ApiError, setApiContext } from "../data/api";
import { preferredLanguage } from "../texts/texts";
import type { RunnerAddress } from "./address";
import { createExecution, type Execution, type ExecutionState } from "./execution";
import { firstLanguage } from "./first/firstContent";
import { leadToStep } from "./leadToStep";
import { type Problem, problemOf } from "./problem";
import { keepJobs, readKeptJobs } from "./saving/keptJobs";
import { withKeptJobs } from "./saving/withKeptJobs";

export type Loaded =
  | { readonly status: "loading" }
  | { readonly status: "problem"; readonly problem: Problem; readonly community: Personalization | undefined }
  | {
      readonly status: "ready";
      readonly state: ExecutionState;
      readonly execution: Execution;
      readonly community: Personalization | undefined;
    };

async function openCommunity(address: RunnerAddress): Promise<Personalization | undefined> {
  if (!address.origin) return undefined;
  const community = await loadPersonalization(address.origin);
  if (!community) throw new ApiError(404, undefined);
  setApiContext({ space: `${address.kind === "preview" ? "staff" : "member"}:${community.communityId}` });
  return community;
}

/** Starts or resumes the execution that the address names. */
export function useExecution(address: RunnerAddress) {
  const [loaded, setLoaded] = useState<Loaded>({ status: "loading" });

  const load = useCallback(async () => {
    setLoaded({ status: "loading" });
    let community: Personalization | undefined;
    try {
      community = await openCommunity(address);
      const execution = createExecution(address.base, address.kind === "preview" ? {} : address.parameters);
      const language = firstLanguage() ?? preferredLanguage(community?.language);
      setApiContext({ language });
      const state = await execution.start(language);
      if (state.responseId && state.state !== "open") keepJobs(state.responseId, []);
      const kept = state.responseId ? readKeptJobs(state.responseId) : [];
      setLoaded({ status: "ready", state: withKeptJobs(state, kept), execution, community });
    } catch (error) {
      if (leadToStep(error, address)) return;
      setLoaded({ status: "problem", problem: problemOf(error), community });
    }
  }, [address]);

  useEffect(() => void load(), [load]);

  const fail = useCallback(
    (error: unknown) => {
      if (leadToStep(error, address)) return;
      setLoaded((before) => ({
        status: "problem",
        problem: problemOf(error),
        community: before.status === "loading" ? undefined : before.community,
      }));
    },
    [address],
  );

  const replaceState = useCallback((state: ExecutionState) => {
    setLoaded((before) => (before.status === "ready" ? { ...before, state } : before));
  }, []);

  return { loaded, load, fail, replaceState };
}

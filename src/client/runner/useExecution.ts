import { useCallback, useEffect, useState } from "react";
import { loadPersonalization, type Personalization } from "../community/personalization";
import { ApiError, setApiContext } from "../data/api";
import { preferredLanguage } from "../texts/texts";
import type { RunnerAddress } from "./address";
import { createExecution, type Execution, type ExecutionState } from "./execution";
import { firstLanguage } from "./first/firstContent";
import { leadToStep } from "./leadToStep";
import { isPassed, type Problem, problemOf } from "./problem";
import { exclusively } from "./saving/exclusively";
import type { JobStore } from "./saving/jobStore";
import { judgeFailure } from "./saving/judgeFailure";
import { openJobStore } from "./saving/openJobStore";
import { replayJobs } from "./saving/replayJobs";
import { storeOf } from "./saving/saveQueue";
import { sendJob } from "./saving/sendJob";
import { withKeptJobs } from "./saving/withKeptJobs";

export type Loaded =
  | { readonly status: "loading" }
  | { readonly status: "problem"; readonly problem: Problem; readonly community: Personalization | undefined }
  | {
      readonly status: "ready";
      readonly state: ExecutionState;
      readonly execution: Execution;
      /** Where what the server doesn't have yet waits. */
      readonly store: JobStore;
      readonly community: Personalization | undefined;
    };

async function openCommunity(address: RunnerAddress): Promise<Personalization | undefined> {
  if (!address.origin) return undefined;
  const community = await loadPersonalization(address.origin);
  if (!community) throw new ApiError(404, undefined);
  setApiContext({ space: `${address.kind === "preview" ? "staff" : "member"}:${community.communityId}` });
  return community;
}

interface Resumed {
  readonly language: string;
  /** Whether a response that was dropped or ran out of time is gone on with. */
  readonly isAgain: boolean;
  readonly store: JobStore;
}

/** Starts or resumes with what this browser could not send before: sent first, and shown where it still can't be. */
async function resume(execution: Execution, { language, isAgain, store }: Resumed): Promise<ExecutionState> {
  const state = await execution.start(language, isAgain);
  const { responseId } = state;
  if (!responseId) return state;
  if (state.state !== "open") {
    await store.clear(responseId);
    return state;
  }
  const left = await store.read(responseId);
  if (left.length === 0) return state;
  const isSent = await replayJobs(
    {
      store: storeOf(store, responseId),
      send: (kept) => sendJob({ execution, store, responseId, onCompleted: () => undefined }, kept),
      judge: judgeFailure,
      isPassed,
      exclusively: (run) => exclusively(responseId, run),
    },
    left,
  );
  return isSent ? execution.start(language) : withKeptJobs(state, await store.read(responseId));
}

/** Starts or resumes the execution that the address names. */
export function useExecution(address: RunnerAddress) {
  const [loaded, setLoaded] = useState<Loaded>({ status: "loading" });

  const load = useCallback(
    async (isAgain = false) => {
      setLoaded({ status: "loading" });
      let community: Personalization | undefined;
      try {
        community = await openCommunity(address);
        const store = await openJobStore();
        const { base, kind, parameters } = address;
        const key = kind === "link" ? store.secret : undefined;
        const execution = createExecution(base, kind === "preview" ? {} : { parameters, key });
        const language = firstLanguage() ?? preferredLanguage(community?.language);
        setApiContext({ language });
        const state = await resume(execution, { language, isAgain, store });
        setLoaded({ status: "ready", state, execution, store, community });
      } catch (error) {
        if (leadToStep(error, address)) return;
        setLoaded({ status: "problem", problem: problemOf(error), community });
      }
    },
    [address],
  );

  useEffect(() => void load(), [load]);

  const isCutOff = loaded.status === "problem" && loaded.problem.kind === "offline";
  useEffect(() => {
    if (!isCutOff) return;
    const again = () => void load();
    window.addEventListener("online", again);
    return () => window.removeEventListener("online", again);
  }, [isCutOff, load]);

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

import { useCallback, useEffect, useState } from "react";
import { loadPersonalization, type Personalization } from "../community/personalization";
import { ApiError, setApiContext } from "../data/api";
import { preferredLanguage } from "../texts/texts";
import type { RunnerAddress } from "./address";
import { type CaptchaState, captchaFault, fetchCaptcha } from "./captcha/captcha";
import { createExecution, type Execution, type ExecutionState, type Starting } from "./execution";
import { firstLanguage, isCaptchaFirst } from "./first/firstContent";
import { givePressesBack } from "./first/press";
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
  | { readonly status: "captcha"; readonly captcha: CaptchaState; readonly community: undefined }
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

interface Opening {
  /** Whether a response that was dropped or ran out of time is gone on with. @default false */
  readonly isAgain?: boolean;
  /** The solution of a captcha that came first. */
  readonly captcha?: string;
  /** @default that of the server's page, or else of the browser */
  readonly language?: string;
}

interface Resumed {
  readonly language: string;
  readonly isAgain: boolean;
  readonly captcha: string | undefined;
  readonly store: JobStore;
}

/** Starts or resumes with what this browser could not send before: sent first, and shown where it still can't be. */
async function resume(execution: Execution, { language, isAgain, captcha, store }: Resumed): Promise<ExecutionState> {
  const state = await execution.start(language, { isAgain, captcha });
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

/** What a start says for itself. */
function startingOf({ kind, parameters, full }: RunnerAddress, store: JobStore): Starting {
  if (kind === "preview") return { full };
  return { parameters, key: kind === "link" ? store.secret : undefined };
}

/** Starts or resumes; where a captcha comes first, what is known of it. */
async function open(
  address: RunnerAddress,
  community: Personalization | undefined,
  { isAgain = false, captcha, ...rest }: Opening,
) {
  const store = await openJobStore();
  const execution = createExecution(address.base, startingOf(address, store));
  const language = rest.language ?? firstLanguage() ?? preferredLanguage(community?.language);
  setApiContext({ language });
  const state = await resume(execution, { language, isAgain, captcha, store });
  return { status: "ready", state, execution, store, community } as const;
}

async function askCaptcha(address: RunnerAddress): Promise<CaptchaState> {
  const starting = startingOf(address, await openJobStore());
  return fetchCaptcha(address.base, starting, firstLanguage() ?? preferredLanguage());
}

async function atCaptcha(address: RunnerAddress): Promise<Loaded> {
  return { status: "captcha", captcha: await askCaptcha(address), community: undefined };
}

/** The captcha that comes first, where that is why nothing could be begun. */
async function openOrCaptcha(...opening: Parameters<typeof open>): Promise<Loaded> {
  try {
    return await open(...opening);
  } catch (error) {
    if (captchaFault(error) === undefined) throw error;
    return atCaptcha(opening[0]);
  }
}

/** Whether the same may work in a moment: the network, or a server that fails. */
function isFleeting(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 0 || error.status >= 500);
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
        setLoaded(isCaptchaFirst() ? await atCaptcha(address) : await openOrCaptcha(address, community, { isAgain }));
      } catch (error) {
        if (leadToStep(error, address)) return;
        const problem = problemOf(error);
        // The page that the server drew still works, and holds what was entered.
        if (isFleeting(error) && givePressesBack()) return;
        setLoaded({ status: "problem", problem, community });
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

  const admit = useCallback(
    async (captcha: string, language: string) => setLoaded(await open(address, undefined, { captcha, language })),
    [address],
  );
  const renew = useCallback(() => askCaptcha(address), [address]);

  return { loaded, load, door: { admit, renew }, fail, replaceState };
}

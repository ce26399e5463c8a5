import { useCallback, useEffect, useState } from "react";
import type { CommunityTheme } from "../../contracts/api/community";
import type { CaptchaState } from "../../contracts/api/execution";
import { loadCommunityTheme } from "../community/communityTheme";
import { ApiError, requiredStep, setApiContext } from "../data/api";
import { exclusively } from "../data/saving/exclusively";
import { openSession } from "../data/session";
import { preferredLanguage } from "../texts/texts";
import type { RunnerAddress } from "./address";
import { captchaIssue, fetchCaptcha } from "./captcha/captcha";
import { createExecution, type Execution, type ExecutionState, type StartOptions } from "./execution";
import { firstLanguage, isCaptchaFirst } from "./first/firstContent";
import { releaseForm } from "./first/press";
import { isPassed, type Problem, problemOf } from "./problem";
import { judgeFailure } from "./saving/judgeFailure";
import { openWriteStore } from "./saving/openWriteStore";
import { replayWrites } from "./saving/replayWrites";
import { storeOf } from "./saving/saveQueue";
import { sendWrite } from "./saving/sendWrite";
import { withStoredWrites } from "./saving/withStoredWrites";
import type { WriteStore } from "./saving/writeStore";

/** To the steps that are left after the login, and back here afterwards. @returns whether that is what the call failed for */
function redirectToPendingStep(error: unknown, { kind, origin }: RunnerAddress): boolean {
  if (!origin || !requiredStep(error)) return false;
  const signIn = kind === "preview" ? "backoffice" : "login";
  const next = encodeURIComponent(window.location.pathname + window.location.search);
  window.location.replace(`/c/${encodeURIComponent(origin)}/${signIn}?next=${next}`);
  return true;
}

/** The team looks at the survey as a preview. @returns whether that is who has come, where the call failed for want of a member */
async function redirectToPreview(error: unknown, { kind }: RunnerAddress, community: CommunityTheme | undefined) {
  const isNoMember = kind === "member" && error instanceof ApiError && error.status === 401;
  if (!isNoMember || !community || !(await openSession(`staff:${community.communityId}`))) return false;
  window.location.replace(`${window.location.pathname}?preview=1`);
  return true;
}

export type ExecutionLoad =
  | { readonly status: "loading" }
  | { readonly status: "problem"; readonly problem: Problem; readonly community: CommunityTheme | undefined }
  | { readonly status: "captcha"; readonly captcha: CaptchaState; readonly community: undefined }
  | {
      readonly status: "ready";
      readonly state: ExecutionState;
      readonly execution: Execution;
      /** Where what the server doesn't have yet waits. */
      readonly store: WriteStore;
      readonly community: CommunityTheme | undefined;
    };

async function openCommunity(address: RunnerAddress): Promise<CommunityTheme | undefined> {
  if (!address.origin) return undefined;
  const community = await loadCommunityTheme(address.origin);
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

interface ResumeOptions {
  readonly language: string;
  readonly isAgain: boolean;
  readonly captcha: string | undefined;
  readonly store: WriteStore;
}

/** Starts or resumes with what this browser could not send before: sent first, and shown where it still can't be. */
async function resume(execution: Execution, { language, isAgain, captcha, store }: ResumeOptions): Promise<ExecutionState> {
  const state = await execution.start(language, { isAgain, captcha });
  const { responseId } = state;
  if (!responseId) return state;
  if (state.state !== "open") {
    await store.clear(responseId);
    return state;
  }
  const left = await store.read(responseId);
  if (left.length === 0) return state;
  const isSent = await replayWrites(
    {
      store: storeOf(store, responseId),
      send: (kept) => sendWrite({ execution, store, responseId, onCompleted: () => undefined }, kept),
      judge: judgeFailure,
      isPassed,
      exclusively: (run) => exclusively(responseId, run),
    },
    left,
  );
  return isSent ? execution.start(language) : withStoredWrites(state, await store.read(responseId));
}

/** What a start says for itself. */
function startingOf({ kind, parameters, full }: RunnerAddress, store: WriteStore): StartOptions {
  if (kind === "preview") return { full };
  return { parameters, key: kind === "link" ? store.secret : undefined };
}

/** Starts or resumes; where a captcha comes first, what is known of it. */
async function open(
  address: RunnerAddress,
  community: CommunityTheme | undefined,
  { isAgain = false, captcha, ...rest }: Opening,
) {
  const store = await openWriteStore();
  const execution = createExecution(address.base, startingOf(address, store));
  const language = rest.language ?? firstLanguage() ?? preferredLanguage(community?.language);
  setApiContext({ language });
  const state = await resume(execution, { language, isAgain, captcha, store });
  return { status: "ready", state, execution, store, community } as const;
}

async function askCaptcha(address: RunnerAddress): Promise<CaptchaState> {
  const starting = startingOf(address, await openWriteStore());
  return fetchCaptcha(address.base, starting, firstLanguage() ?? preferredLanguage());
}

async function atCaptcha(address: RunnerAddress): Promise<ExecutionLoad> {
  return { status: "captcha", captcha: await askCaptcha(address), community: undefined };
}

/** The captcha that comes first, where that is why nothing could be begun. */
async function openOrCaptcha(...opening: Parameters<typeof open>): Promise<ExecutionLoad> {
  try {
    return await open(...opening);
  } catch (error) {
    if (captchaIssue(error) === undefined) throw error;
    return atCaptcha(opening[0]);
  }
}

/** Whether the same may work in a moment: the network, or a server that fails. */
function isFleeting(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 0 || error.status >= 500);
}

/** Starts or resumes the execution that the address names. */
export function useExecution(address: RunnerAddress) {
  const [loaded, setLoaded] = useState<ExecutionLoad>({ status: "loading" });

  const load = useCallback(
    async (isAgain = false) => {
      setLoaded({ status: "loading" });
      let community: CommunityTheme | undefined;
      try {
        community = await openCommunity(address);
        setLoaded(isCaptchaFirst() ? await atCaptcha(address) : await openOrCaptcha(address, community, { isAgain }));
      } catch (error) {
        if (redirectToPendingStep(error, address) || (await redirectToPreview(error, address, community).catch(() => false)))
          return;
        const problem = problemOf(error);
        // The page that the server drew still works, and holds what was entered.
        if (isFleeting(error) && releaseForm()) return;
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
      if (redirectToPendingStep(error, address)) return;
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

  return { loaded, load, captchaActions: { admit, renew }, fail, replaceState };
}

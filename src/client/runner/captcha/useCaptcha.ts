import { useCallback, useRef, useState } from "react";
import type { CaptchaState } from "../../../contracts/api/execution";
import { ApiError } from "../../data/api";
import { captchaIssue } from "./captcha";

/**
 * Where the check stands: not begun; on; solved and shown; or to be done again, since it came too late, ran out while it
 * was being solved or was reset by the server; or impossible here.
 */
export type CaptchaPhase = "ready" | "checking" | "passed" | "expired" | "challengeExpired" | "reset" | "unable";

export interface CaptchaActions {
  /** Shows a solution and opens what lies behind. @throws ApiError */
  readonly admit: (solution: string, language: string) => Promise<void>;
  /** Asks for another challenge. @throws ApiError */
  readonly renew: () => Promise<CaptchaState>;
}

export interface CaptchaOptions {
  readonly captcha: CaptchaState;
  readonly actions: CaptchaActions;
  /** @returns nothing where the time was over first. @throws Error where this browser can't */
  readonly solve: (challenge: CaptchaState["challenge"], milliseconds: number) => Promise<string | undefined>;
  /** What has nothing to do with the captcha. */
  readonly onProblem: (error: unknown) => void;
}

const MS_PER_SECOND = 1_000;

/** How a solution that is shown ends: the survey begins, or the captcha is asked again. @throws what isn't about the captcha */
async function show(admitted: Promise<void>): Promise<"expired" | "reset" | undefined> {
  try {
    await admitted;
    return undefined;
  } catch (error) {
    const fault = captchaIssue(error);
    if (!fault) throw error;
    return fault === "expired" ? "expired" : "reset";
  }
}

/** One captcha after another, until one is passed. */
export function useCaptcha({ captcha, actions: { admit, renew }, solve, onProblem }: CaptchaOptions) {
  const [phase, setPhase] = useState<CaptchaPhase>("ready");
  // Its time runs from when it came, by this device's own clock.
  const current = useRef({ captcha, since: performance.now() });

  const left = useCallback(() => {
    const { captcha: held, since } = current.current;
    return held.seconds * MS_PER_SECOND - (performance.now() - since);
  }, []);

  const takeNew = useCallback(async () => {
    current.current = { captcha: await renew(), since: performance.now() };
  }, [renew]);

  const attempt = useCallback(async (): Promise<CaptchaPhase | undefined> => {
    // Whoever let it lie before touching it has done nothing wrong.
    if (left() <= 0) await takeNew();
    const solution = await solve(current.current.captcha.challenge, left()).catch(() => null);
    // What solves it comes from the server as it is needed.
    if (solution === null && !navigator.onLine) throw new ApiError(0, undefined);
    if (solution === null) return "unable";
    if (solution !== undefined) setPhase("passed");
    const fault = solution === undefined ? "challengeExpired" : await show(admit(solution, captcha.language));
    if (fault) await takeNew();
    return fault;
  }, [left, takeNew, solve, admit, captcha.language]);

  const check = useCallback(async () => {
    setPhase("checking");
    try {
      const next = await attempt();
      if (next) setPhase(next);
    } catch (error) {
      onProblem(error);
    }
  }, [attempt, onProblem]);

  return { phase, check };
}

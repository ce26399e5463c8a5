import type { Challenge } from "altcha-lib/types";
import type { CommunityTheme } from "../../../contracts/api/community";
import { ApiError, fetchJson } from "../../data/api";
import type { StartOptions } from "../execution";

/** What `POST /api/surveys/{link}/captcha` answers: work for this browser, and whose survey lies behind it. */
export interface CaptchaState {
  readonly challenge: Challenge;
  /** How long it can be solved and shown. */
  readonly seconds: number;
  readonly title: string;
  readonly language: string;
  readonly theme: Partial<CommunityTheme> | null;
}

/** Why a captcha has to be solved, again or for the first time. */
export type CaptchaIssue = "due" | "expired" | "reset";

const FAULTS: Readonly<Record<string, CaptchaIssue>> = {
  "execution.captchaRequired": "due",
  "execution.captchaExpired": "expired",
  "execution.captchaReset": "reset",
};

/** Nothing where that isn't why the call failed. */
export function captchaIssue(error: unknown): CaptchaIssue | undefined {
  return error instanceof ApiError ? FAULTS[error.problem?.code ?? ""] : undefined;
}

/** @param base of the execution calls: a captcha is asked for beside them */
export function fetchCaptcha(base: string, { parameters = {}, key }: StartOptions, language: string): Promise<CaptchaState> {
  const url = `${base.replace(/\/execution$/, "/captcha")}?${new URLSearchParams({ language })}`;
  return fetchJson(url, { method: "POST", body: { parameters, ...(key ? { key } : {}) } });
}

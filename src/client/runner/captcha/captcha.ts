import type { CaptchaState, StartBody } from "../../../contracts/api/execution";
import { ApiError, fetchJson } from "../../data/api";
import type { StartOptions } from "../execution";

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
  const body: StartBody = { parameters, ...(key ? { key } : {}) };
  return fetchJson(url, { method: "POST", body });
}

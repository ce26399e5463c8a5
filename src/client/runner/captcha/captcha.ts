import type { Challenge } from "altcha-lib/types";
import type { Personalization } from "../../community/personalization";
import { ApiError, fetchJson } from "../../data/api";
import type { Starting } from "../execution";

/** What `POST /api/surveys/{link}/captcha` answers: work for this browser, and whose survey lies behind it. */
export interface CaptchaState {
  readonly challenge: Challenge;
  /** How long it can be solved and shown. */
  readonly seconds: number;
  readonly title: string;
  readonly language: string;
  readonly theme: Partial<Personalization> | null;
}

/** Why a captcha has to be solved, again or for the first time. */
export type CaptchaFault = "due" | "expired" | "reset";

const FAULTS: Readonly<Record<string, CaptchaFault>> = {
  "execution.captchaRequired": "due",
  "execution.captchaExpired": "expired",
  "execution.captchaReset": "reset",
};

/** Nothing where that isn't why the call failed. */
export function captchaFault(error: unknown): CaptchaFault | undefined {
  return error instanceof ApiError ? FAULTS[error.problem?.code ?? ""] : undefined;
}

/** @param base of the execution calls: a captcha is asked for beside them */
export function fetchCaptcha(base: string, { parameters = {}, key }: Starting, language: string): Promise<CaptchaState> {
  const url = `${base.replace(/\/execution$/, "/captcha")}?${new URLSearchParams({ language })}`;
  return fetchJson(url, { method: "POST", body: { parameters, ...(key ? { key } : {}) } });
}

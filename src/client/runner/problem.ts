import type { Exit } from "../../contracts/api/execution";
import { DEVICES, type Device } from "../../survey/fieldwork/fieldwork";
import { ApiError } from "../data/api";

/** Why there is nothing to answer; a key under `runner.problems.` of the locales. */
export type ProblemKind =
  | "notFound"
  | "notOpen"
  | "closed"
  | "paused"
  | "noSlots"
  | "alreadyAnswered"
  | "expired"
  | "notCurrent"
  | "signIn"
  | "denied"
  | "banned"
  | "invalidEntry"
  | "expiredEntry"
  | "sameAddress"
  | "wrongDevice"
  | "sessionLost"
  | "offline"
  | "failed";

export interface Problem {
  readonly kind: ProblemKind;
  /** The server's own words, where it has any. */
  readonly detail: string | undefined;
  /** ISO; when it ended, or begins. */
  readonly date?: string;
  /** Devices that will do. */
  readonly devices?: readonly Device[];
  /** Back to the panel that sent the respondent. */
  readonly exit?: Exit;
}

/** What the server's codes of test execution mean here (spec section 8). */
const BY_CODE: Readonly<Record<string, ProblemKind>> = {
  "execution.alreadyAnswered": "alreadyAnswered",
  "execution.banned": "banned",
  // Of a response that is gone: where it is opened again, the captcha comes first.
  "execution.captchaExpired": "sessionLost",
  "execution.captchaRequired": "sessionLost",
  "execution.captchaReset": "sessionLost",
  "execution.closed": "closed",
  "execution.expired": "expired",
  "execution.expiredEntry": "expiredEntry",
  "execution.invalidEntry": "invalidEntry",
  "execution.noSlots": "noSlots",
  "execution.notAllowed": "denied",
  "execution.notCurrentQuestion": "notCurrent",
  "execution.paused": "paused",
  "execution.sameAddress": "sameAddress",
  "execution.sessionLost": "sessionLost",
  "execution.wrongDevice": "wrongDevice",
};

/** 400: what the address names can't even be a survey. */
const BY_STATUS: Readonly<Record<number, ProblemKind>> = {
  400: "notFound",
  0: "offline",
  401: "signIn",
  403: "denied",
  404: "notFound",
  409: "notOpen",
};

function isDevice(value: unknown): value is Device {
  return DEVICES.some((device) => device === value);
}

function isExit(value: unknown): value is Exit {
  return typeof value === "object" && value !== null && "url" in value && "name" in value;
}

function factsOf({ problem }: ApiError): Pick<Problem, "date" | "devices" | "exit"> {
  const date = problem?.closedAt ?? problem?.opensAt;
  const devices = problem?.devices;
  return {
    ...(typeof date === "string" ? { date } : {}),
    ...(Array.isArray(devices) ? { devices: devices.filter(isDevice) } : {}),
    ...(isExit(problem?.exit) ? { exit: problem.exit } : {}),
  };
}

/** Whether the call concerned a question that the respondent has left behind, here or on another device. */
export function isPassed(error: unknown): boolean {
  return error instanceof ApiError && error.problem?.code === "execution.notCurrentQuestion";
}

export function problemOf(error: unknown): Problem {
  if (!(error instanceof ApiError)) return { kind: "failed", detail: undefined };
  const detail = error.problem?.detail ?? error.problem?.title;
  const kind = BY_CODE[error.problem?.code ?? ""] ?? BY_STATUS[error.status] ?? "failed";
  return { kind, detail, ...factsOf(error) };
}

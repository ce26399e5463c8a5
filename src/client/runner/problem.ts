import { ApiError } from "../data/api";

/** Why there is nothing to answer; a key under `runner.problems.` of the locales. */
export type ProblemKind = "notFound" | "notOpen" | "alreadyAnswered" | "notCurrent" | "signIn" | "denied" | "offline" | "failed";

export interface Problem {
  readonly kind: ProblemKind;
  /** The server's own words, where it has any. */
  readonly detail: string | undefined;
}

/** 400: what the address names can't even be a survey. */
const BY_STATUS: Readonly<Record<number, ProblemKind>> = {
  400: "notFound",
  0: "offline",
  401: "signIn",
  403: "denied",
  404: "notFound",
  409: "notOpen",
};

/** Whether the call concerned a question that the respondent has left behind, here or on another device. */
export function isPassed(error: unknown): boolean {
  return error instanceof ApiError && error.problem?.code === "execution.notCurrentQuestion";
}

export function problemOf(error: unknown): Problem {
  if (!(error instanceof ApiError)) return { kind: "failed", detail: undefined };
  const detail = error.problem?.detail ?? error.problem?.title;
  if (error.problem?.code === "execution.alreadyAnswered") return { kind: "alreadyAnswered", detail };
  if (isPassed(error)) return { kind: "notCurrent", detail };
  return { kind: BY_STATUS[error.status] ?? "failed", detail };
}

import { ApiError } from "../data/api";

/** To the steps that are left after the login, and back here afterwards. @returns whether that is what the call failed for */
export function leadToStep(error: unknown, origin: string | undefined): boolean {
  if (!origin || !(error instanceof ApiError) || error.problem?.code !== "auth.stepRequired") return false;
  // There is no screen for the second factor to be led to.
  if (error.problem.nextStep === "2fa") return false;
  const next = encodeURIComponent(window.location.pathname + window.location.search);
  window.location.replace(`/c/${encodeURIComponent(origin)}/login?next=${next}`);
  return true;
}

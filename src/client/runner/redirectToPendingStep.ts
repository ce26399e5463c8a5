import { requiredStep } from "../data/api";
import type { RunnerAddress } from "./address";

/** To the steps that are left after the login, and back here afterwards. @returns whether that is what the call failed for */
export function redirectToPendingStep(error: unknown, { kind, origin }: RunnerAddress): boolean {
  if (!origin || !requiredStep(error)) return false;
  const signIn = kind === "preview" ? "backoffice" : "login";
  const next = encodeURIComponent(window.location.pathname + window.location.search);
  window.location.replace(`/c/${encodeURIComponent(origin)}/${signIn}?next=${next}`);
  return true;
}

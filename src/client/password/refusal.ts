import { ApiError } from "../data/api";

/** What a failed call comes to for the person in front of it. */
export type Refusal =
  | { readonly kind: "badCode" | "offline" | "failed" }
  /** The server's words: about one field, or about the whole. */
  | { readonly kind: "field" | "said"; readonly message: string };

/** @param field the body's property that the screen asks for */
export function refusalOf(error: unknown, field: string): Refusal {
  if (!(error instanceof ApiError)) return { kind: "failed" };
  if (error.status === 0) return { kind: "offline" };
  const { problem } = error;
  if (problem?.code === "auth.wrongCode") return { kind: "badCode" };
  const faults = problem?.errors ?? [];
  // A code too long or too short to be one is refused before anybody looks for it.
  if (faults.some(({ path }) => path === "/codeAction")) return { kind: "badCode" };
  const fault = faults.find(({ path }) => path === `/${field}`);
  if (fault) return { kind: "field", message: fault.message };
  const message = problem?.detail ?? problem?.title;
  return message ? { kind: "said", message } : { kind: "failed" };
}

import type { ClientEntity } from "../../../../schema/clientCatalog";
import { ApiError } from "../../../data/api";

/** Errors that are said at once. */
const MOST_ERRORS = 5;

/**
 * Why a move was refused. `missing`: fields of the record want a value first; `blocked`: what stands against it lies
 * elsewhere; `failed`: anything else, with the server's words where it has some.
 */
export type TransitionRefusal =
  | { readonly kind: "missing"; readonly names: readonly string[] }
  | { readonly kind: "blocked"; readonly lines: readonly string[] /** Errors that are not said. */; readonly more: number }
  | { readonly kind: "failed"; readonly message: string | undefined };

export function transitionRefusal(error: unknown, { fields }: Pick<ClientEntity, "fields">): TransitionRefusal {
  if (!(error instanceof ApiError)) return { kind: "failed", message: undefined };
  const { problem, message } = error;
  const errors = problem?.errors ?? [];
  const names = errors.map(({ path }) => path.split("/")[1] ?? "").filter(Boolean);
  if (names.some((name) => fields.some((field) => field.name === name))) return { kind: "missing", names };
  if (errors.length === 0) return { kind: "failed", message: problem && message };
  const lines = errors.slice(0, MOST_ERRORS).map(({ place, message: text }) => [place, text].filter(Boolean).join(": "));
  return { kind: "blocked", lines: [message, ...lines], more: errors.length - lines.length };
}

import type { CloneName } from "./cloneApi";

const IDENTIFIER = /^[a-z0-9][a-z0-9-]*[a-z0-9]$/;
const SHORTEST = 2;

/** Broken rules of the entity, as the texts under `validation` name them; the server says the same. */
export interface CloneIssues {
  readonly origin?: { readonly rule: "required" | "minLength" | "pattern"; readonly limit?: number };
  readonly name?: { readonly rule: "required" };
}

function originIssue(origin: string): CloneIssues["origin"] {
  if (origin === "") return { rule: "required" };
  if (origin.length < SHORTEST) return { rule: "minLength", limit: SHORTEST };
  return IDENTIFIER.test(origin) ? undefined : { rule: "pattern" };
}

/** What is wrong with a copy's names before they are sent. */
export function cloneIssues({ origin, name }: CloneName): CloneIssues {
  const fault = originIssue(origin);
  return { ...(fault ? { origin: fault } : {}), ...(name.trim() === "" ? { name: { rule: "required" } } : {}) };
}

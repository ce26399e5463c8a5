import type { FormData } from "./formTypes";

/** The values that there are: a cleared field is as good as an absent one to every rule. */
export function withoutNulls(values: Readonly<FormData>): FormData {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null && value !== undefined));
}

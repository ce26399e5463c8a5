import type { ErrorSchema } from "@rjsf/utils";
import type { FormTab } from "./tabs";

/** Whether there is a message anywhere in a part of RJSF's tree, which keeps empty branches. */
function hasMessage(branch: unknown): boolean {
  if (Array.isArray(branch)) return branch.length > 0;
  return typeof branch === "object" && branch !== null && Object.values(branch).some(hasMessage);
}

/** Number of faulty fields of a tab. */
export function tabFaults(tab: FormTab, errors: ErrorSchema | undefined): number {
  const names = tab.sections.flatMap((section) => section.fields);
  return names.filter((name) => hasMessage(errors?.[name])).length;
}

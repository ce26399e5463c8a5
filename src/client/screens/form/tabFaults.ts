import type { FormTab } from "./tabs";

/** Whether there is a message anywhere in a part of RJSF's tree, which keeps empty branches. */
function hasMessage(branch: unknown): boolean {
  if (Array.isArray(branch)) return branch.length > 0;
  return typeof branch === "object" && branch !== null && Object.values(branch).some(hasMessage);
}

/** Number of faulty fields of a tab. @param errors RJSF's tree */
export function tabFaults(tab: FormTab, errors: Readonly<Record<string, unknown>> | undefined): number {
  const names = tab.sections.flatMap((section) => section.fields);
  return names.filter((name) => hasMessage(errors?.[name])).length;
}

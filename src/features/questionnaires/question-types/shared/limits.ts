import type { DefinitionIssue } from "../../../../survey/questionType";

/** Least and most selections. */
export interface SelectionLimits {
  readonly min?: number;
  readonly max?: number;
}

/** The least selections that can be asked for of so many: conditions may have left fewer than the author counted on. */
export function leastOf({ min }: SelectionLimits, available: number): number {
  return Math.max(1, Math.min(min ?? 1, available));
}

/** Faults of selection limits: the wrong way round, or more than there are options. */
export function limitIssues(limits: SelectionLimits, available: number): readonly DefinitionIssue[] {
  const { min, max } = limits;
  const faults: DefinitionIssue[] = [];
  if (min !== undefined && max !== undefined && max < min)
    faults.push({ path: "/max", fault: "maxBelowMin", params: { min, max } });
  if (min !== undefined && min > available)
    faults.push({ path: "/min", fault: "moreThanOptions", params: { limit: min, options: available } });
  if (max !== undefined && max > available)
    faults.push({ path: "/max", fault: "moreThanOptions", params: { limit: max, options: available } });
  return faults;
}

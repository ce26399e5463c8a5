import type { PanelCell } from "../../../../contracts/services/panel";
import type { StudyValues } from "../quote/studyInputs";

interface QuotaValues {
  readonly title: string;
  readonly target: number;
  readonly criterion?: string | null;
  readonly values?: readonly string[] | null;
}

/** Who is wanted in field: all quotas, also those that say nothing of their people; without any the sample as a whole. */
export function fieldCellsOf(study: StudyValues): readonly PanelCell[] {
  const quotas = (study.quotas ?? []) as readonly QuotaValues[];
  if (quotas.length === 0) return [{ title: String(study.name), target: Number(study.sampleSize), criteria: [] }];
  return quotas.map(({ title, target, criterion, values }) => ({
    title,
    target,
    criteria: criterion && values && values.length > 0 ? [{ criterion, values }] : [],
  }));
}

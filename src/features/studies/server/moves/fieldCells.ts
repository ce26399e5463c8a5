import type { PanelCell } from "../../../../contracts/services/panel";
import { criteriaOf, type StudyQuota } from "../../shared/quotaTables";
import type { StudyValues } from "../quote/studyInputs";

/** Who is wanted in field: all quotas, also those that say nothing of their people; without any the sample as a whole. */
export function fieldCellsOf(study: StudyValues): readonly PanelCell[] {
  const quotas = (study.quotas ?? []) as readonly StudyQuota[];
  if (quotas.length === 0) return [{ title: String(study.name), target: Number(study.sampleSize), criteria: [] }];
  return quotas.map((quota) => ({ title: quota.title, target: quota.target, criteria: criteriaOf(quota) }));
}

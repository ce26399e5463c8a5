import type { PanelCell } from "../../../../contracts/services/panel";
import { criteriaOf, type StudyQuota } from "../../shared/quotaTables";
import { deviceCells, type StudyValues } from "../quote/studyInputs";

/** All quotas of people, also those that say nothing of them; without any the sample as a whole. */
function peopleCells(study: StudyValues): readonly PanelCell[] {
  const quotas = (study.quotas ?? []) as readonly StudyQuota[];
  if (quotas.length === 0) return [{ title: String(study.name), target: Number(study.sampleSize), criteria: [] }];
  return quotas.map((quota) => ({ title: quota.title, target: quota.target, criteria: criteriaOf(quota) }));
}

/** Who is wanted in field, and on which devices. */
export function fieldCellsOf(study: StudyValues): readonly PanelCell[] {
  return [...peopleCells(study), ...deviceCells(study)];
}

import type { Alert } from "../../contracts/api/alerts";

/** Alerts that follow one another in a list, of one kind and about the same. */
export interface AlertGroup {
  /** The newest of them, which stands for all. */
  readonly alert: Alert;
  readonly others: number;
  readonly isNew: boolean;
}

/** One line for those that say the same of the same: of the list's neighbours, so that it stays in the order of time. */
export function groupAlerts(alerts: readonly Alert[], fresh: ReadonlySet<string>): readonly AlertGroup[] {
  const groups: AlertGroup[] = [];
  for (const alert of alerts) {
    const last = groups.at(-1);
    const isNew = fresh.has(alert.id);
    const isSame = last?.alert.kind === alert.kind && last.alert.title === alert.title && last.alert.link === alert.link;
    if (last && isSame && last.isNew === isNew) groups[groups.length - 1] = { ...last, others: last.others + 1 };
    else groups.push({ alert, others: 0, isNew });
  }
  return groups;
}

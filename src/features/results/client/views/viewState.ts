import type { ViewSettings } from "../../shared/viewsApi";
import type { ReportView } from "../ResultsHead";
import { EVERYTHING, type Selection } from "../results";
import { readKept, writeKept } from "../useKept";

/** Under these names the parts of the results keep what is chosen. */
export const keptKeys = (ownerId: string) => ({
  view: `view ${ownerId}`,
  selection: `selection ${ownerId}`,
  table: `table ${ownerId}`,
  split: `split ${ownerId}`,
  savedView: `saved view ${ownerId}`,
});

/** What the screen shows, as a saved view keeps it. */
export function currentSettings(ownerId: string): ViewSettings {
  const keys = keptKeys(ownerId);
  const { filter, conditions, withTest } = (readKept(keys.selection) as Selection | undefined) ?? EVERYTHING;
  const table = readKept(keys.table) as ViewSettings["table"];
  const split = readKept(keys.split);
  return {
    ...{ filter, conditions, withTest, view: (readKept(keys.view) as ReportView | undefined) ?? "questions" },
    ...(table ? { table } : {}),
    ...(typeof split === "string" && split !== "" ? { split } : {}),
  };
}

/** Puts a saved view on the screen; what it doesn't speak of is as it is at first. */
export function applySettings(ownerId: string, { filter, conditions, withTest, view, table, split }: ViewSettings): void {
  const keys = keptKeys(ownerId);
  writeKept(keys.view, view);
  writeKept(keys.selection, { filter, conditions, withTest } satisfies Selection);
  writeKept(keys.table, table);
  writeKept(keys.split, split);
}

/** The same text for the same settings, in whichever order a server or a screen puts their parts. */
function canonical(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) =>
    part !== null && typeof part === "object" && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
}

/** Whether two views show the same. A table that nobody has begun is none. */
export function isSameView(one: ViewSettings, other: ViewSettings): boolean {
  const begun = ({ table, ...rest }: ViewSettings) => ({
    ...rest,
    ...(table && table.rows.length + table.columns.length > 0 ? { table } : {}),
  });
  return canonical(begun(one)) === canonical(begun(other));
}

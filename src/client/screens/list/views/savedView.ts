import type { Json } from "../../../../shared/json";
import { isSame } from "../../../data/changedFields";
import type { EntityRecord } from "../../../host/clientHost";
import type { ListLayout } from "../columns/layout";

/** What a view keeps: what the list is narrowed to, its order and its columns. */
export interface ViewSettings {
  readonly filter: Readonly<Record<string, Json>>;
  readonly sort: { readonly field: string; readonly order: "ASC" | "DESC" };
  readonly columns: Pick<ListLayout, "hidden" | "order">;
}

export interface SavedView {
  readonly id: string;
  readonly name: string;
  readonly settings: ViewSettings;
  /** Whether everybody of the space sees it. */
  readonly isShared: boolean;
  /** Whether the list opens with it, for its owner. */
  readonly isDefault: boolean;
  readonly isOwn: boolean;
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function namesOf(value: unknown): readonly string[] {
  return Array.isArray(value) ? value.filter((name): name is string => typeof name === "string") : [];
}

/** A view from its record; nothing where its settings are not those of a list. */
export function toSavedView(record: EntityRecord, accountId: string | undefined): SavedView | undefined {
  const { settings } = record;
  if (!isObject(settings) || !isObject(settings.filter) || !isObject(settings.sort)) return undefined;
  const columns = isObject(settings.columns) ? settings.columns : {};
  return {
    id: record.id,
    name: String(record.name),
    settings: {
      filter: settings.filter as ViewSettings["filter"],
      sort: { field: String(settings.sort.field), order: settings.sort.order === "DESC" ? "DESC" : "ASC" },
      columns: { hidden: namesOf(columns.hidden), order: namesOf(columns.order) },
    },
    isShared: record.isShared === true,
    isDefault: record.isDefault === true,
    isOwn: record.accountId === accountId,
  };
}

/** Whether the list no longer shows what the view keeps. */
export function differs(settings: ViewSettings, now: ViewSettings): boolean {
  const { hidden, order } = settings.columns;
  const shown = (names: readonly string[], { columns }: ViewSettings) => names.filter((name) => !columns.hidden.includes(name));
  const hasColumns = hidden.length + order.length > 0;
  const isOtherColumns = hasColumns && !isSame(shown(order, settings), shown(now.columns.order, now));
  return isOtherColumns || !isSame(settings.filter, now.filter) || !isSame(settings.sort, now.sort);
}

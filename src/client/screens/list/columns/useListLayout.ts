import { useStore } from "ra-core";
import { useCallback, useMemo } from "react";
import type { ClientField } from "../../../../schema/clientCatalog";
import { useEntity } from "../../entity/entities";
import { useVisibleFields } from "../../entity/useVisibleFields";
import { useView } from "../views/viewContext";
import { initialLayout, type ListLayout, layoutKey, orderedColumns } from "./layout";

interface ListLayoutState {
  readonly layout: ListLayout;
  /** Every field that can be a column, in order. */
  readonly columns: readonly ClientField[];
  readonly shown: readonly ClientField[];
  readonly change: (part: Partial<ListLayout>) => void;
  readonly reset: () => void;
}

/** The list's columns as this person has them; kept in the browser. */
export function useListLayout(): ListLayoutState {
  const entity = useEntity();
  const all = useVisibleFields();
  // The server leaves sensitive values out of lists, and secrets out of everything.
  const fields = useMemo(() => all.filter(({ isSensitive, schema }) => !isSensitive && schema.writeOnly !== true), [all]);
  const view = useView();
  const initial = useMemo(() => {
    const own = initialLayout(fields, entity.list);
    const columns = view?.settings.columns;
    return columns && columns.order.length > 0 ? { ...own, ...columns } : own;
  }, [fields, entity.list, view]);
  const [stored, setStored] = useStore<ListLayout>(layoutKey(entity, view?.id), initial);
  const layout = useMemo(() => ({ ...initial, ...stored }), [initial, stored]);
  const columns = useMemo(() => orderedColumns(fields, layout.order), [fields, layout.order]);
  const shown = useMemo(() => columns.filter(({ name }) => !layout.hidden.includes(name)), [columns, layout.hidden]);
  const change = useCallback((part: Partial<ListLayout>) => setStored({ ...layout, ...part }), [layout, setStored]);
  const reset = useCallback(() => setStored(initial), [initial, setStored]);
  return { layout, columns, shown, change, reset };
}

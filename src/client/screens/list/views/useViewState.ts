import { useListContext, useStore } from "ra-core";
import { useEffect } from "react";
import { isSame } from "../../../data/changedFields";
import { useEntity } from "../../entity/entities";
import { useListLayout } from "../columns/useListLayout";
import { differs, type SavedView, type ViewSettings } from "./savedView";

/** Lists that were opened since the page was loaded: only the first look begins with the default view. */
const opened = new Set<string>();

/** Where the id of the view in force is kept. */
export function useViewId(resource: string) {
  return useStore<string>(`${resource}.view`, "");
}

/** What the list shows now, and how to make it show a view. */
export function useViewState(view: SavedView | undefined) {
  const entity = useEntity();
  const { filterValues, sort, setFilters, setSort } = useListContext();
  const { layout } = useListLayout();
  const [, setViewId] = useViewId(entity.resource);
  const now: ViewSettings = { filter: filterValues, sort, columns: { hidden: layout.hidden, order: layout.order } };
  const all: ViewSettings = { filter: {}, sort: entity.sort, columns: { hidden: [], order: [] } };

  const apply = (next: SavedView | undefined) => {
    const { filter, sort: order } = next?.settings ?? all;
    setViewId(next?.id ?? "");
    setFilters(filter, []);
    setSort(order);
  };
  return { now, apply, setViewId, isChanged: differs(view?.settings ?? all, now) };
}

/** The list's first look shows the default view, unless an address asks for something else. */
export function useDefaultView(views: readonly SavedView[], apply: (view: SavedView) => void): void {
  const { resource } = useEntity();
  useEffect(() => {
    const first = views.find((view) => view.isDefault && view.isOwn);
    if (!first || opened.has(resource)) return;
    opened.add(resource);
    if (window.location.search === "") apply(first);
  }, [views, resource, apply]);
}

/** The list follows a view in force whose records were found again, and are others by now. */
export function useFollowedView(view: SavedView | undefined): void {
  const { filterValues, setFilters } = useListContext();
  const wanted = view?.settings.filter.id;
  useEffect(() => {
    if (wanted === undefined || filterValues.id === undefined || isSame(wanted, filterValues.id)) return;
    setFilters({ ...filterValues, id: wanted }, []);
  }, [wanted, filterValues, setFilters]);
}

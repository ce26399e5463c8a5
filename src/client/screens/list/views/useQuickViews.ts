import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import type { QuickView } from "../../../host/clientHost";
import { useClientRegistry } from "../../../host/clientRegistry";
import { useTexts } from "../../common/useTexts";
import { useEntity } from "../../entity/entities";
import type { SavedView, ViewSettings } from "./savedView";

/** As many as a list is narrowed to by their ids. */
const MOST_IDS = 100;
/** A list of no records: no record has this id. */
const NO_RECORD = "00000000-0000-0000-0000-000000000000";

const QUICK = "quick:";

/** Whether a view's id is that of one which extensions give everybody. */
export function isQuickView(viewId: string): boolean {
  return viewId.startsWith(QUICK);
}

function sortOf({ sort }: QuickView): ViewSettings["sort"] | undefined {
  if (sort === undefined) return undefined;
  return sort.startsWith("-") ? { field: sort.slice(1), order: "DESC" } : { field: sort, order: "ASC" };
}

async function filterOf({ filter, ids }: QuickView): Promise<ViewSettings["filter"]> {
  if (!ids) return filter();
  const found = (await ids()).slice(0, MOST_IDS);
  return { ...filter(), id: found.length > 0 ? found : [NO_RECORD] };
}

/** What the views narrow the list to; those that have to be asked for come when they are there. */
function useViewFilters(entity: string, views: readonly QuickView[]): ReadonlyMap<string, ViewSettings["filter"]> {
  const known = useMemo(() => new Map(views.filter(({ ids }) => !ids).map((view) => [view.name, view.filter()])), [views]);
  const { data } = useQuery({
    queryKey: ["quickViews", entity],
    queryFn: async () => new Map(await Promise.all(views.map(async (view) => [view.name, await filterOf(view)] as const))),
    enabled: views.some(({ ids }) => ids),
    refetchOnMount: "always",
  });
  return data ?? known;
}

/** The views that extensions give everybody, as if nobody's. */
export function useQuickViews(): readonly SavedView[] {
  const { name, sort } = useEntity();
  const { quickViews } = useClientRegistry();
  const { t } = useTexts();
  const own = useMemo(() => quickViews.filter(({ entity }) => entity === name), [quickViews, name]);
  const filters = useViewFilters(name, own);
  return useMemo(
    () =>
      own.flatMap((view) => {
        const filter = filters.get(view.name);
        if (!filter) return [];
        return {
          id: `${QUICK}${view.name}`,
          name: t(view.label),
          settings: { filter, sort: sortOf(view) ?? sort, columns: { hidden: [], order: [] } },
          isShared: false,
          isDefault: false,
          isOwn: false,
        };
      }),
    [own, filters, sort, t],
  );
}

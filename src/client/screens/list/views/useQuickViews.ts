import { useMemo } from "react";
import type { QuickView } from "../../../host/clientHost";
import { useClientRegistry } from "../../../host/clientRegistry";
import { useTexts } from "../../common/useTexts";
import { useEntity } from "../../entity/entities";
import type { SavedView, ViewSettings } from "./savedView";

function sortOf({ sort }: QuickView): ViewSettings["sort"] | undefined {
  if (sort === undefined) return undefined;
  return sort.startsWith("-") ? { field: sort.slice(1), order: "DESC" } : { field: sort, order: "ASC" };
}

/** The views that extensions give everybody, as if nobody's. */
export function useQuickViews(): readonly SavedView[] {
  const { name, sort } = useEntity();
  const { quickViews } = useClientRegistry();
  const { t } = useTexts();
  return useMemo(
    () =>
      quickViews
        .filter(({ entity }) => entity === name)
        .map((view) => ({
          id: `quick:${view.name}`,
          name: t(view.label),
          settings: { filter: view.filter(), sort: sortOf(view) ?? sort, columns: { hidden: [], order: [] } },
          isShared: false,
          isDefault: false,
          isOwn: false,
        })),
    [quickViews, name, sort, t],
  );
}

import { useEntity } from "../../entity/entities";
import { isQuickView } from "../views/useQuickViews";
import { useViewId } from "../views/useViewState";
import { type Condition, conditionsOf } from "./filters";
import { useFilters } from "./useFilters";

/** The conditions that a person set; a view that finds its records by their ids stands for them. */
export function useConditions(): readonly Condition[] {
  const entity = useEntity();
  const { filter } = useFilters();
  const [viewId] = useViewId(entity.resource);
  return conditionsOf(filter, entity.fields).filter(({ field }) => field.name !== "id" || !isQuickView(viewId));
}

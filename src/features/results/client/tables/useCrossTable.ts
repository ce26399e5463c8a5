import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useTexts } from "../../../../client/kit/console";
import type { TableRequest } from "../../shared/tablesApi";
import { tables } from "./useVariables";

const CALL = "POST /api/activities/:id/tables";

/** Below it a difference says little. */
export const MINIMUM_BASE = 30;

/** Under it the tables of an activity are kept. */
export const tablesKey = (activityId: string) => [CALL, activityId] as const;

/** A table as it stands; the one before is shown until it is there. It is asked for once it has rows and columns. */
export function useCrossTable(activityId: string, body: TableRequest) {
  const { language } = useTexts();
  return useQuery({
    queryKey: [...tablesKey(activityId), language, body],
    queryFn: ({ signal }) => tables.call(CALL, { params: { id: activityId }, body }, { signal }),
    placeholderData: keepPreviousData,
    enabled: body.rows.length > 0 && body.columns.length > 0,
  });
}

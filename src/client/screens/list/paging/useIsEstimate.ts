import { useListContext } from "ra-core";
import type { ListAnswerMeta } from "../../../data/rest/listPage";

/** Whether the list's total is the server's estimate. */
export function useIsEstimate(): boolean {
  const meta: Partial<ListAnswerMeta> | undefined = useListContext().meta;
  return meta?.isEstimate ?? false;
}

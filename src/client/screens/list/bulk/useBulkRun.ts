import { useListContext } from "ra-core";
import { useState } from "react";
import { ApiError } from "../../../data/api";
import { useNotice } from "../../common/useNotice";
import { useTexts } from "../../common/useTexts";
import { portionsOf } from "../selection";

/** Ids in one call: what its address can hold. */
const PORTION = 200;

/** Does something with the selected records, portion by portion, and reads the list anew whatever came of it. */
export function useBulkRun() {
  const { selectedIds, onUnselectItems, refetch } = useListContext();
  const { t } = useTexts();
  const notice = useNotice();
  const [isRunning, setIsRunning] = useState(false);

  /** Resolves to whether all of it was done. */
  const run = async (work: (ids: readonly string[]) => Promise<unknown>, done: string | (() => void)): Promise<boolean> => {
    setIsRunning(true);
    let count = 0;
    try {
      for (const ids of portionsOf(selectedIds.map(String), PORTION)) {
        await work(ids);
        count += ids.length;
      }
      onUnselectItems();
      if (typeof done === "string") notice(done);
      else done();
      return true;
    } catch (error) {
      const problem = error instanceof ApiError ? error.problem : undefined;
      const reason =
        problem?.errors?.[0]?.message ??
        (error instanceof ApiError && error.problem ? error.message : t("console.state.failed.body"));
      notice(count > 0 ? t("console.bulk.partly", { done: count, total: selectedIds.length, reason }) : reason, "error");
      return false;
    } finally {
      setIsRunning(false);
      void refetch();
    }
  };
  return { run, isRunning };
}

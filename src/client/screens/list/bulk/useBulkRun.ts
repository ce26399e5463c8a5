import { useListContext } from "ra-core";
import { useState } from "react";
import { useNotice } from "../../common/useNotice";
import { useTexts } from "../../common/useTexts";
import { useBulkState } from "./bulkState";
import { useBulkFailure } from "./useBulkFailure";

/** Does something with the selected records; the list is read anew whatever came of it, and what failed stays selected. */
export function useBulkRun() {
  const { selectedIds, onUnselectItems, refetch } = useListContext();
  const { t } = useTexts();
  const notice = useNotice();
  const failureOf = useBulkFailure();
  const [, setState] = useBulkState();
  const [isRunning, setIsRunning] = useState(false);

  /**
   * Resolves to whether all of it was done.
   * @param work is given the ids, and what it calls after each record that is done by itself
   * @param done tells of the result; the text that it gives, if any, is shown
   */
  const run = async <T>(
    work: (ids: readonly string[], step: () => void) => Promise<T>,
    done: (result: T) => string | undefined,
  ): Promise<boolean> => {
    let count = 0;
    setIsRunning(true);
    setState({ isRunning: true, failure: undefined });
    try {
      const result = await work(selectedIds.map(String), () => {
        count += 1;
      });
      setState({ isRunning: false, failure: undefined });
      onUnselectItems();
      const text = done(result);
      if (text) notice(text);
      return true;
    } catch (error) {
      const failure = failureOf(error);
      const partly = { done: count, total: selectedIds.length, reason: failure.message };
      setState({ isRunning: false, failure: count > 0 ? { message: t("console.bulk.partly", partly), failed: [] } : failure });
      return false;
    } finally {
      setIsRunning(false);
      void refetch();
    }
  };
  return { run, isRunning };
}

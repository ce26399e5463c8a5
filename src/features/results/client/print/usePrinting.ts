import { useCallback, useState } from "react";
import type { ChartKind } from "../../../../survey/questionType";

/** What is about to be printed: one question as it is drawn now, or all of them. */
export interface Printing {
  /** Absent: all. */
  readonly one?: { readonly id: string; readonly kind: ChartKind };
}

export function usePrinting() {
  const [printing, setPrinting] = useState<Printing>();
  const printOne = useCallback((id: string, kind: ChartKind) => setPrinting({ one: { id, kind } }), []);
  const printAll = useCallback(() => setPrinting({}), []);
  const stop = useCallback(() => setPrinting(undefined), []);
  return { printing, printOne, printAll, stop };
}

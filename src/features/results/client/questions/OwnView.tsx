import { lazy, type ReactNode, Suspense, useMemo } from "react";
import { LoadingState, useClientRegistry } from "../../../../client/kit/console";
import type { QuestionResult } from "../../shared/api";

/** How the question's type itself shows what was answered, where it does. */
export function OwnView({ question: { type, drawing, base } }: { readonly question: QuestionResult }): ReactNode {
  const view = useClientRegistry().questionResults.get(type);
  const View = useMemo(() => view && lazy(view.load), [view]);
  if (!View || drawing === undefined) return null;
  return (
    <Suspense fallback={<LoadingState />}>
      <View drawing={drawing} base={base} />
    </Suspense>
  );
}

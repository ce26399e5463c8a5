import { useEffect, useMemo, useState } from "react";
import type { QuestionIssue } from "../../../../../client/kit/questions";
import type { Questionnaire } from "../../../../../survey/questionnaire";
import { liveIssues } from "../../logic/model/liveIssues";
import type { ServerSide } from "./serverSide";

/** Milliseconds without a change. */
const PAUSE = 120;

/** The draft once the person pauses: looking through all of it at every key would slow down who types. */
function useSettled(draft: Questionnaire): Questionnaire {
  const [settled, setSettled] = useState(draft);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(draft), PAUSE);
    return () => clearTimeout(timer);
  }, [draft]);
  return settled;
}

/** The same list while it says the same: what is drawn from it stays as it is. */
function useSame<T>(list: readonly T[]): readonly T[] {
  const text = JSON.stringify(list);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what the list says is what counts
  return useMemo(() => list, [text]);
}

/** Logic breaks and mends with every move: the person sees it before the server has saved it. */
export function useLiveFaults({ faults, checked }: ServerSide, draft: Questionnaire): readonly QuestionIssue[] {
  const current = useSettled(draft);
  return useSame(useMemo(() => liveIssues(faults, { checked, draft: current }), [faults, checked, current]));
}

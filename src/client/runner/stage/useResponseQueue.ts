import { useCallback, useMemo, useState } from "react";
import { ApiError } from "../../data/api";
import { useTexts } from "../../texts/TextsProvider";
import type { Execution, ExecutionState } from "../execution";
import { refusalText } from "../refusalText";
import { createMemoryStore } from "../saving/memoryStore";
import type { PendingWrite } from "../saving/pendingWrites";
import type { WriteStore } from "../saving/writeStore";
import { incompleteQuestions } from "../survey/steps/incompleteQuestions";
import { useSaveQueue } from "../useSaveQueue";

/** Names what a preview keeps while its page is open: it has no response. */
const PREVIEW = "preview";

interface ResponseQueueInput {
  readonly state: ExecutionState;
  readonly execution: Execution;
  /** Where the answers of a response wait; a preview's wait in the page alone. */
  readonly store: WriteStore;
  readonly onStopped: (error: unknown) => void;
  /** How the response stands once it has ended. */
  readonly onEnded: (state: ExecutionState) => void;
}

function isTimeOver(error: unknown): boolean {
  return error instanceof ApiError && error.problem?.code === "execution.timeRanOut";
}

function endedState(state: ExecutionState, completed: Awaited<ReturnType<Execution["complete"]>>): ExecutionState {
  const { closing, disposition, exit } = completed;
  return {
    ...state,
    state: disposition === "complete" ? "complete" : "ended",
    disposition,
    closing: closing ?? state.closing,
    exit: exit ?? null,
  };
}

/** The queue that saves a response's answers, and the server's words about those that it refused, by question. */
export function useResponseQueue({ state, execution, store: kept, onStopped, onEnded }: ResponseQueueInput) {
  const { t } = useTexts();
  const { responseId } = state;
  const [refusals] = useState(() => new Map<string, string>());
  const onRefused = useCallback(
    (job: PendingWrite, error: unknown) => {
      for (const { questionId, message } of incompleteQuestions(error)) refusals.set(questionId, message);
      // Of an answer that came too late nothing can be mended: the respondent goes on.
      if (!("questionId" in job) || isTimeOver(error)) return;
      refusals.set(job.questionId, refusalText(error) ?? t("runner.refused"));
    },
    [refusals, t],
  );
  const store = useMemo(() => (responseId ? kept : createMemoryStore()), [responseId, kept]);
  const { queue, saving } = useSaveQueue({
    execution,
    store,
    responseId: responseId ?? PREVIEW,
    onRefused,
    onStopped,
    onCompleted: (completed) => onEnded(endedState(state, completed)),
  });
  return { queue, saving, store, refusals };
}

import { type ActionDispatch, useCallback, useEffect, useRef, useState } from "react";
import { ApiError, isSignedOut, requiredStep, useLeaveGuard } from "../../../../../client/kit/console";
import type { QuestionnaireState } from "../../../../../client/kit/questions";
import type { Questionnaire } from "../../../../../survey/questionnaire";
import { saveDraft } from "../../api/draftApi";
import { type Autosave, createAutosave, type SaveStatus } from "../draft/autosave";
import { depart, type Keeper, type OpenedQuestionnaire } from "../draft/keptQuestionnaire";
import type { ServerAction } from "./serverSide";

function isStale(error: unknown): boolean {
  return error instanceof ApiError && error.problem?.code === "questionnaire.stale";
}

/** Kept in this browser until the server takes it: when it is reached again, or after the next sign-in. */
function failureOf(error: unknown): "local" | "signedOut" | "failed" {
  if (isSignedOut(error) || requiredStep(error) !== undefined) return "signedOut";
  return error instanceof ApiError && (error.status === 0 || error.status >= 500) ? "local" : "failed";
}

/** What a page says before it is closed or left, and what it does then. */
function useSafeLeaving(activityId: string, autosave: Autosave, status: SaveStatus): void {
  const isSaving = status === "pending" || status === "saving";
  useLeaveGuard(status !== "saved" && !isSaving);
  useEffect(() => {
    const keep = () => {
      if (document.visibilityState !== "hidden") return;
      void autosave.keep();
      void autosave.flush();
    };
    const flush = () => void autosave.flush();
    document.addEventListener("visibilitychange", keep);
    addEventListener("online", flush);
    return () => {
      document.removeEventListener("visibilitychange", keep);
      removeEventListener("online", flush);
      depart(activityId, autosave.leave());
    };
  }, [activityId, autosave]);
  useEffect(() => {
    if (!isSaving) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener("beforeunload", warn);
    return () => removeEventListener("beforeunload", warn);
  }, [isSaving]);
}

interface AutosaveInput extends OpenedQuestionnaire {
  readonly activityId: string;
  readonly keeper: Keeper;
  readonly draft: Questionnaire;
  readonly dispatch: ActionDispatch<[ServerAction]>;
}

/** Saves the draft as it changes. */
export function useDraftAutosave({ activityId, keeper, loaded, kept, draft, dispatch }: AutosaveInput) {
  const [status, setStatus] = useState<SaveStatus>("saved");
  const [autosave] = useState(() =>
    createAutosave({
      revision: kept?.revision ?? loaded.revision,
      save: (body) => saveDraft(activityId, body),
      isStale,
      failureOf,
      keep: (unsaved) => keeper.keep({ ...unsaved, loaded }),
      forget: keeper.forget,
      onStatus: setStatus,
      onSaved: (saved, of) => dispatch({ kind: "saved", saved, draft: of }),
    }),
  );

  // What came from the server is there already.
  const seen = useRef(loaded.draft);
  useEffect(() => {
    if (draft === seen.current) return;
    seen.current = draft;
    autosave.change(draft);
  }, [draft, autosave]);

  useSafeLeaving(activityId, autosave, status);

  /** Goes on from what the server has. */
  const restart = useCallback(
    (state: QuestionnaireState) => {
      seen.current = state.draft;
      autosave.restart(state.revision);
    },
    [autosave],
  );
  return { autosave, status, restart };
}

import { type ActionDispatch, useCallback, useEffect, useReducer, useRef } from "react";
import { type QuestionnaireState, readQuestionnaire } from "../../../../../client/kit/questions";
import type { Questionnaire } from "../../../../../survey/questionnaire";
import { publishQuestionnaire, switchLink } from "../../api/draftApi";
import { reduceServerSide, type ServerAction, type ServerSide, serverSide } from "../state/serverSide";
import { useDraftAutosave } from "../state/useDraftAutosave";
import { useLiveFaults } from "../state/useLiveFaults";
import type { SaveStatus } from "./autosave";
import { reduceHistory, startHistory } from "./draftHistory";
import type { Keeper, OpenedQuestionnaire } from "./keptQuestionnaire";
import type { DraftAction } from "./questionnaireDraft";

interface ActivityMoves {
  readonly activityId: string;
  /** The activity's, which may open by other ways than by the editor. */
  readonly activityStatus: unknown;
  readonly server: ServerSide;
  readonly dispatch: ActionDispatch<[ServerAction]>;
}

/** Asks the server what is published, and where, whenever the activity has moved. */
function useActivityMoves({ activityId, activityStatus, server, dispatch }: ActivityMoves): void {
  const { switches } = server;
  const seen = useRef(activityStatus);
  useEffect(() => {
    if (seen.current === activityStatus) return;
    seen.current = activityStatus;
    const take = (state: QuestionnaireState) => dispatch({ kind: "activityMoved", state, switches });
    void readQuestionnaire(activityId).then(take, () => undefined);
  }, [activityId, activityStatus, switches, dispatch]);
}

export interface QuestionnaireEditor extends Omit<ServerSide, "checked" | "switches"> {
  readonly activityId: string;
  readonly draft: Questionnaire;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  readonly status: SaveStatus;
  readonly change: (action: DraftAction) => void;
  readonly undo: () => void;
  readonly redo: () => void;
  /** Saves what is pending. Whether all is saved now. */
  readonly flush: () => Promise<boolean>;
  /** Takes the server's draft, giving up what is not saved. */
  readonly reload: () => Promise<void>;
  /** Saves over a later draft of someone else. */
  readonly overwrite: () => Promise<void>;
  /** @throws ApiError */
  readonly publish: () => Promise<number | undefined>;
  /** @throws ApiError */
  readonly openLink: (isOpen: boolean) => Promise<void>;
}

interface Opening extends OpenedQuestionnaire {
  readonly keeper: Keeper;
  /** The activity's, which may open by other ways than by this editor. */
  readonly activityStatus: unknown;
}

/** The draft under the person's hands, saved as they go. */
export function useQuestionnaireEditor(activityId: string, opening: Opening): QuestionnaireEditor {
  const { loaded, kept, keeper, activityStatus } = opening;
  const [history, step] = useReducer(reduceHistory, kept?.draft ?? loaded.draft, startHistory);
  const [server, dispatch] = useReducer(reduceServerSide, loaded, serverSide);
  const { present: draft, past, future } = history;
  const { autosave, status, restart } = useDraftAutosave({ activityId, keeper, loaded, kept, draft, dispatch });
  useActivityMoves({ activityId, activityStatus, server, dispatch });
  const faults = useLiveFaults(server, draft);

  const { checked: _checked, switches: _switches, ...known } = server;
  return {
    ...known,
    faults,
    activityId,
    draft,
    canUndo: past.length > 0,
    canRedo: future.length > 0,
    status,
    change: useCallback((action) => step({ kind: "change", action }), []),
    undo: useCallback(() => step({ kind: "undo" }), []),
    redo: useCallback(() => step({ kind: "redo" }), []),
    flush: useCallback(async () => (await autosave.flush()) !== undefined, [autosave]),
    reload: useCallback(async () => {
      const state = await readQuestionnaire(activityId);
      restart(state);
      dispatch({ kind: "loaded", state });
      step({ kind: "reset", draft: state.draft });
    }, [activityId, restart]),
    overwrite: async () => {
      const { revision } = await readQuestionnaire(activityId);
      await autosave.overwrite(revision);
    },
    publish: async () => {
      const revision = await autosave.flush();
      if (revision === undefined) return undefined;
      const result = await publishQuestionnaire(activityId, revision);
      dispatch({ kind: "published", result, draft });
      return result.version;
    },
    openLink: async (isOpen) => {
      dispatch({ kind: "switching" });
      const { link } = await switchLink(activityId, isOpen);
      dispatch({ kind: "switched", link });
    },
  };
}

import { type ActionDispatch, useEffect, useRef } from "react";
import { type QuestionnaireState, readQuestionnaire } from "../../../../../client/kit/questions";
import type { ServerAction, ServerSide } from "./serverSide";

interface ActivityMoves {
  readonly activityId: string;
  /** The activity's, which may open by other ways than by the editor. */
  readonly activityStatus: unknown;
  readonly server: ServerSide;
  readonly dispatch: ActionDispatch<[ServerAction]>;
}

/** Asks the server what is published, and where, whenever the activity has moved. */
export function useActivityMoves({ activityId, activityStatus, server, dispatch }: ActivityMoves): void {
  const { switches } = server;
  const seen = useRef(activityStatus);
  useEffect(() => {
    if (seen.current === activityStatus) return;
    seen.current = activityStatus;
    const take = (state: QuestionnaireState) => dispatch({ kind: "activityMoved", state, switches });
    void readQuestionnaire(activityId).then(take, () => undefined);
  }, [activityId, activityStatus, switches, dispatch]);
}

import { defineEvent } from "../defineEvent";

/** What happens to a study between its order and its end. `softLaunch`: its first interviews are there, and it paused;
 * `extend`: more interviews were ordered. */
export type StudyMove =
  | "contract"
  | "release"
  | "sendBack"
  | "approve"
  | "open"
  | "pause"
  | "softLaunch"
  | "resume"
  | "extend"
  | "finish"
  | "reconcile";

/** A study was moved on, by somebody or by its date or its sample. */
export const studyMoved = defineEvent<{
  readonly studyId: string;
  readonly move: StudyMove;
  /** Account of whoever decided it; null where its date, its sample or its field did. */
  readonly accountId: string | null;
}>("study.moved");

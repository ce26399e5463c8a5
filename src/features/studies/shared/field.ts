import type { PanelFieldState } from "../../../contracts/services/panel";

/** How a study's field on the panel stands: `GET /api/studies/{id}/field`. Its waves come the newest first. */
export interface StudyField extends Omit<PanelFieldState, "state" | "openedAt" | "endsAt"> {
  /** `waiting`: approved, until its release date; `none`: not approved yet. */
  readonly state: "none" | "waiting" | PanelFieldState["state"];
  /** ISO 8601 instants; null before there is one. */
  readonly opensAt: string | null;
  readonly openedAt: string | null;
  readonly endsAt: string | null;
  readonly sample: number;
  /** When completes were confirmed and their coins paid. */
  readonly reconciledAt: string | null;
}

/** People of one quota, in field. */
export type StudyFieldCell = StudyField["cells"][number];

/** Invitations that were sent together. */
export type StudyFieldWave = StudyField["waves"][number];

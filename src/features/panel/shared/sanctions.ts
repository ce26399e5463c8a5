/** Active sanctions that block a panelist. */
export const BLOCKING_SANCTIONS = 3;
export const SHORTEST_REASON = 3;
export const LONGEST_REASON = 500;

/** `POST /api/panelists/{id}/sanctions` */
export interface SanctionResult {
  /** Whether it has blocked the panelist. */
  readonly isBlocked: boolean;
  readonly activeSanctions: number;
}

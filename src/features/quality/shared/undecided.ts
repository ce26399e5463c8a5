/** Responses of an activity that a sign speaks against and nobody has decided on. */
export interface UndecidedCount {
  readonly activityId: string;
  readonly responses: number;
}

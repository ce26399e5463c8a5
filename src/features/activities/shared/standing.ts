/** How an activity is doing, for those who run it. */
export interface ActivityStanding {
  readonly id: string;
  /** Whether nothing keeps it from being published. */
  readonly isSetUp: boolean;
  /** How many have answered. */
  readonly answered: number;
}

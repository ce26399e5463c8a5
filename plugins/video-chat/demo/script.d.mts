/** Seconds. */
export const LENGTH_SECONDS: number;

/** Who speaks when, in seconds. */
export const PEOPLE: readonly {
  readonly name: "moderator" | "first" | "second";
  readonly speech: readonly (readonly [from: number, to: number])[];
  /** When the camera comes on. */
  readonly cameraFrom: number;
}[];

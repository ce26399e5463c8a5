import type { RobotReport } from "../../../../survey/robots/robotReport";

const SECONDS_PER_MINUTE = 60;
/** An interview may be longer than its price was made for by this share before anybody is told. */
const TOLERANCE = 0.2;

/** The median of the predicted interviews in whole minutes, 1 at least; nothing where nobody completes. */
export function robotMinutes({ length }: Pick<RobotReport, "length">): number | undefined {
  return length ? Math.max(1, Math.round(length.median / SECONDS_PER_MINUTE)) : undefined;
}

/** Whether interviews are predicted to take clearly longer than the price was made for. @param estimated minutes */
export function isTooLong({ length }: Pick<RobotReport, "length">, estimated: number): boolean {
  return length !== null && estimated > 0 && length.median > estimated * SECONDS_PER_MINUTE * (1 + TOLERANCE);
}

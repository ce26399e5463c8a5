import { FieldFigures } from "../figures/FieldFigures";
import type { FieldworkPanelProps } from "./panelProps";

/** How it is going in more detail than its counts, once somebody has begun. */
export function FiguresPanel({ activityId, state: { counts } }: FieldworkPanelProps) {
  const begun = counts.open + Object.values(counts.dispositions).reduce((sum, count) => sum + count, 0);
  return begun > 0 ? <FieldFigures ownerId={activityId} isLive /> : null;
}

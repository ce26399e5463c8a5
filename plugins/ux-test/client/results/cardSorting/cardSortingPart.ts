import type { Cluster, Linkage } from "../../../questions/cardSorting/analysis/linkage";
import type { CardSortingDrawing } from "../../../questions/cardSorting/results";

/** What the parts of the view are drawn with. */
export interface CardSortingPartProps {
  readonly drawing: CardSortingDrawing;
  /** People who sorted at least one card. */
  readonly base: number;
  readonly tree: Cluster;
  readonly linkage: Linkage;
  readonly onLinkage: (linkage: Linkage) => void;
}

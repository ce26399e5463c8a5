import type { RecordTabProps } from "../../../../client/kit/console";
import type { StudySummary } from "../../shared/api/orders";
import type { OrderMove } from "./useOrder";

/** What each stage of an order is given. */
export interface StageProps {
  readonly record: RecordTabProps["record"];
  readonly summary: StudySummary;
  /** Whether the person may decide for the company. */
  readonly canUpdate: boolean;
  readonly isBusy: boolean;
  readonly onMove: (move: OrderMove["name"]) => void;
}

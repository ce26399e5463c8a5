import type { ReactNode } from "react";
import type { ResponseSelection } from "../api/responseSelection";
import { defineView } from "../defineView";

/**
 * The filter of an activity's or a study's results over something else that is known of the same responses; in the console.
 * It is the one that the results have: what is chosen here is chosen there.
 */
export interface ResponseFilterProps {
  readonly ownerId: string;
  /** What stands under the filter, of the responses that it leaves. */
  readonly render: (selection: ResponseSelection) => ReactNode;
}

export const responseFilter = defineView<ResponseFilterProps>("responseFilter");

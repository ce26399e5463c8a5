import type { ReactNode } from "react";
import type { HeatMapImage } from "../../shared/api/schemas";
import type { TeamHeatMap } from "../../shared/api/settings";
import type { ChangeView, View } from "./view";

/** What the parts of the screen are told. */
export interface ImageResultsProps {
  readonly activityId: string;
  /** Of the activity. */
  readonly title: string;
  readonly heatMap: TeamHeatMap;
  readonly image: HeatMapImage;
  /** Leads to the other images. */
  readonly picker: ReactNode;
  readonly view: View;
  readonly onView: ChangeView;
}

import type { ApexOptions } from "apexcharts";
import type { ChartKind } from "../../../../survey/questionType";
import type { Formats } from "../format";
import type { ChartData } from "./chartData";

/** What a chart's look depends on beside its data. */
export interface ChartTheme {
  readonly mode: "light" | "dark";
  readonly text: string;
  readonly faintText: string;
  readonly line: string;
  readonly ground: string;
  readonly fontFamily: string;
  readonly isMotionReduced: boolean;
  /** Narrow screens get shorter labels. */
  readonly isNarrow: boolean;
  readonly nonce: string;
  /** A text colour that reads on the given one. */
  readonly inkOn: (colour: string) => string;
}

export interface ChartRequest {
  readonly kind: ChartKind;
  readonly data: ChartData;
  readonly theme: ChartTheme;
  readonly formats: Formats;
  /** A bar was chosen, by mouse. Its counterpart for the keyboard is the table. */
  readonly onSelect?: (code: string) => void;
}

export interface ChartPlan {
  readonly type: "bar" | "donut" | "radar" | "line";
  readonly series: NonNullable<ApexOptions["series"]>;
  readonly options: ApexOptions;
  readonly height: number;
}

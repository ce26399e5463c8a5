import type { RunnerHost } from "../../../../src/client/kit/runner";
import { pointsIn } from "./pointsIn";

export function register(host: RunnerHost): void {
  host.question({
    type: "heatmap",
    properties: [
      "image",
      "imageWidth",
      "imageHeight",
      "positiveLabel",
      "negativeLabel",
      "maxPositive",
      "maxNegative",
      "explanationRequired",
    ],
    load: () => import("./HeatMapQuestion").then(({ HeatMapQuestion }) => ({ default: HeatMapQuestion })),
    issue: ({ explanationRequired }, value) =>
      explanationRequired === true && pointsIn(value).some(({ explanation }) => explanation.trim() === "")
        ? "heatMap.board.unfinished"
        : undefined,
  });
}

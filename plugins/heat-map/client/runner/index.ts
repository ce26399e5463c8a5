import type { RunnerHost } from "../../../../src/client/kit/runner";
import { answerIssue } from "./answerIssue";

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
      "minPoints",
      "explanationRequired",
    ],
    load: () => import("./HeatMapQuestion").then(({ HeatMapQuestion }) => ({ default: HeatMapQuestion })),
    issue: answerIssue,
  });
}

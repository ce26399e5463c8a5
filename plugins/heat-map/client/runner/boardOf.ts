import type { RunnerQuestionProps } from "../../../../src/client/kit/runner";
import type { Json } from "../../../../src/shared/json";
import type { BoardProps } from "../board/boardProps";

const textIn = (value: Json | undefined) => (typeof value === "string" ? value : "");
const numberIn = (value: Json | undefined) => (typeof value === "number" ? value : undefined);

/** What a question's element says of its board. */
export function boardOf(element: RunnerQuestionProps["element"]): Pick<BoardProps, "image" | "labels" | "limits"> {
  return {
    // The question's title names the image.
    image: {
      url: textIn(element.image),
      width: numberIn(element.imageWidth) ?? null,
      height: numberIn(element.imageHeight) ?? null,
      alt: "",
    },
    labels: { POSITIVE: textIn(element.positiveLabel), NEGATIVE: textIn(element.negativeLabel) },
    limits: {
      maxPositive: numberIn(element.maxPositive) ?? 0,
      maxNegative: numberIn(element.maxNegative) ?? 0,
      explanationRequired: element.explanationRequired === true,
    },
  };
}

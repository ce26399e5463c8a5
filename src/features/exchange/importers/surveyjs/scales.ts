import type { NumberQuestion } from "../../../../survey/questions/numberQuestion";
import type { RatingQuestion } from "../../../../survey/questions/ratingQuestion";
import type { SingleChoiceQuestion } from "../../../../survey/questions/singleChoiceQuestion";
import { type Draft, draft } from "../shared/draft";
import { entryOf } from "../shared/entryOf";
import { bare, type Element } from "./element";

const STYLES: Readonly<Record<string, RatingQuestion["style"]>> = { stars: "stars", smileys: "faces" };
const MOST_POINTS: Readonly<Record<RatingQuestion["style"], number>> = { stars: 20, numbers: 20, faces: 10 };

/** Rating by consecutive whole numbers; other scales are choices. */
export function rating(element: Element): Draft {
  const style = entryOf(STYLES, String(element.take("rateType", "rateDisplayMode") ?? "")) ?? "numbers";
  const ends = { leftLabel: element.takeText("minRateDescription"), rightLabel: element.takeText("maxRateDescription") };
  const values = element.take("rateValues");
  const hasValues = Array.isArray(values) && values.length > 0;
  const options = element.options(hasValues ? values : steps(element));
  const points = options.map(({ source }) => source.value);
  const isConsecutive = points.every(
    (point, index) => typeof point === "number" && Number.isInteger(point) && point === Number(points[0]) + index,
  );
  const isPlain = options.every(({ source }) => source.text === undefined || String(source.text) === String(source.value));
  if (isConsecutive && isPlain && points.length > 1 && points.length <= MOST_POINTS[style]) {
    return draft<RatingQuestion>("rating", { style, min: Number(points[0]), max: Number(points.at(-1)), ...ends });
  }
  for (const [name, label] of Object.entries(ends))
    if (label) element.lose("attributes", `${name}=${Object.values(label)[0] ?? ""}`);
  return draft<SingleChoiceQuestion>("single-choice", { options: bare(options) });
}

function steps(element: Element): readonly number[] {
  const min = element.takeNumber("rateMin") ?? 1;
  const step = element.takeNumber("rateStep") ?? 1;
  const count = element.takeNumber("rateCount");
  const max = element.takeNumber("rateMax") ?? (count === undefined ? 5 : min + (count - 1) * step);
  element.take("autoGenerate");
  const length = Math.min(100, Math.max(1, Math.floor((max - min) / (step > 0 ? step : 1)) + 1));
  return Array.from({ length }, (_, index) => min + index * (step > 0 ? step : 1));
}

/** Slider: the number that it stands for. */
export function slider(element: Element): Draft {
  if (element.source.sliderType === "range") element.lose("sliderRange");
  element.take("sliderType");
  const minValue = element.takeNumber("min") ?? 0;
  const maxValue = element.takeNumber("max") ?? 100;
  element.lose("slider");
  return draft<NumberQuestion>("number", maxValue >= minValue ? { minValue, maxValue } : {});
}

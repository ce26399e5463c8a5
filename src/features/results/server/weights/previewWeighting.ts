import type { WeightingPreview } from "../../shared/weightingsApi";
import type { RespondentWeights, WeightedMargin } from "./weightRespondents";

const percent = (part: number, whole: number) => (whole > 0 ? (100 * part) / whole : 0);

function previewMargin({ variables, categories, named, targets }: WeightedMargin, weights: Float64Array) {
  const counts = new Float64Array(named.length + 1);
  const weighted = new Float64Array(named.length + 1);
  for (const [index, category] of categories.entries()) {
    counts[category] = (counts[category] ?? 0) + 1;
    weighted[category] = (weighted[category] ?? 0) + (weights[index] ?? 0);
  }
  const sumOf = (values: Float64Array) => values.slice(1).reduce((sum, value) => sum + value, 0);
  const [counted, weighed] = [sumOf(counts), sumOf(weighted)];
  const total = targets.reduce((sum, target) => sum + target, 0);
  return {
    variables,
    withoutValue: counts[0] ?? 0,
    categories: named.map(({ keys, label, share }, index) => ({
      keys,
      label,
      count: counts[index + 1] ?? 0,
      share: percent(counts[index + 1] ?? 0, counted),
      target: percent(share, total),
      weightedShare: percent(weighted[index + 1] ?? 0, weighed),
    })),
  };
}

/** What weighting does, for whoever decides on it. */
export function previewWeighting({
  slots,
  weights,
  margins,
  efficiency,
  largestGap,
  ...figures
}: RespondentWeights): WeightingPreview {
  return {
    base: slots.length,
    ...figures,
    efficiency: 100 * efficiency,
    largestGap: 100 * largestGap,
    margins: margins.map((margin) => previewMargin(margin, weights)),
  };
}

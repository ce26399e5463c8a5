import { useReferenceOptions, useTexts } from "../../../../client/kit/console";
import type { Results } from "../../shared/api";
import type { Selection } from "../results";
import { filterChips } from "./resultsFilter";

const SEGMENTS = { entity: "segment", resource: "segments", label: "name" };

/** Which responses count, in words; none where all do. */
export function useSelectionWords({ questions }: Results, { filter, segment, withTest }: Selection): readonly string[] {
  const { t } = useTexts();
  const { labels } = useReferenceOptions({ reference: SEGMENTS, text: "", isOpen: segment !== "" });
  const or = ` ${t("results.filter.or")} `;
  return [
    ...(segment === "" ? [] : [t("reports.segment", { segment: labels.get(segment) ?? "…" })]),
    ...filterChips(filter, questions).map(({ question, answers }) =>
      t("resultsView.print.filter", { filter: `${question} – ${answers.join(or)}` }),
    ),
    ...(withTest ? [t("resultsView.print.withTest")] : []),
  ];
}

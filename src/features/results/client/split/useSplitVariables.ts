import { useTexts } from "../../../../client/kit/console";
import type { QuestionResult } from "../../shared/api";
import { useVariables } from "../tables/useVariables";

export interface SplitVariable {
  readonly name: string;
  readonly title: string;
  readonly group: string;
}

/** What results can be split by: what is known of members and of responses, and questions with answers to choose from. */
export function useSplitVariables(ownerId: string, questions: readonly QuestionResult[]): readonly SplitVariable[] {
  const { t } = useTexts();
  const { data } = useVariables(ownerId);
  const known = Object.entries(data ?? {}).flatMap(([kind, variables]) =>
    variables.map(({ name, title }) => ({
      ...{ name, title },
      group: t(`resultsView.split.${kind}`, { _: t("resultsView.split.response") }),
    })),
  );
  const asked = questions
    .filter(({ counts, isAnswerable }) => isAnswerable && counts.length > 0)
    .map(({ variable, title }) => ({ name: variable, title: title || variable, group: t("resultsView.split.questions") }));
  return [...known, ...asked];
}

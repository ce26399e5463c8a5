import { useEntityOf, useTexts } from "../../../../client/kit/console";
import type { QuestionResult } from "../../shared/api";
import { DISPOSITION, RESPONSE_DAY, SEGMENT } from "../../shared/conditions";
import { useVariables } from "../tables/useVariables";

/** Something that responses can be filtered by. */
export interface FilterItem {
  readonly key: string;
  readonly label: string;
  /** The short name under it. */
  readonly detail?: string;
  readonly question?: QuestionResult;
  readonly variable?: string;
}

export interface FilterGroup {
  readonly key: string;
  readonly label: string;
  readonly items: readonly FilterItem[];
}

const isTags = (name: string) => /tags$/i.test(name);
/** Weeks and months are days of the calendar: there they are chosen. */
const PERIODS: ReadonlySet<string> = new Set(["response_week", "response_month"]);

/** Everything that the reader may filter by, in groups. */
export function useFilterGroups(activityId: string, questions: readonly QuestionResult[]): readonly FilterGroup[] {
  const { t } = useTexts();
  const { data } = useVariables(activityId);
  const canListSegments = useEntityOf("segments")?.actions.list === true;
  const ofVariable = ({ name, title }: { readonly name: string; readonly title: string }): FilterItem => ({
    key: name,
    label: title,
    variable: name,
  });
  const own = (variable: string) => ofVariable({ name: variable, title: t(`filters.variables.${variable}`) });
  const profile = data?.profile ?? [];
  const response = (data?.response ?? []).filter(({ name }) => !PERIODS.has(name));
  const asked = questions.filter(({ canFilter, filters = [] }) => canFilter || filters.length > 0);
  return [
    {
      key: "questions",
      label: t("results.filter.questions"),
      items: asked.map((question) => ({
        key: question.id,
        label: question.title || question.variable,
        detail: question.variable,
        question,
      })),
    },
    { key: "profile", label: t("filters.groups.profile"), items: profile.filter(({ name }) => !isTags(name)).map(ofVariable) },
    {
      key: "audience",
      label: t("filters.groups.audience"),
      items: [...(canListSegments ? [own(SEGMENT)] : []), ...profile.filter(({ name }) => isTags(name)).map(ofVariable)],
    },
    { key: "dates", label: t("filters.groups.dates"), items: [own(RESPONSE_DAY)] },
    { key: "response", label: t("filters.groups.response"), items: [...response.map(ofVariable), own(DISPOSITION)] },
  ].filter(({ items }) => items.length > 0);
}

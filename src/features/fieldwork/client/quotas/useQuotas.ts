import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { useQuestionTypes, useTexts } from "../../../../client/kit/console";
import { type LogicScope, logicScope, quotas, readQuestionnaire, useVersion } from "../../../../client/kit/questions";

const LIVE_MS = 15_000;

/** The quotas, live: a fieldwork is watched. */
export function useQuotas(activityId: string) {
  return quotas.useCall("GET /api/activities/:id/quotas", { params: { id: activityId } }, { refetchInterval: LIVE_MS });
}

/** What quotas look at: the version that respondents get or, before there is one, the draft. */
export function useFieldedScope(activityId: string): LogicScope | undefined {
  const { t } = useTexts();
  const types = useQuestionTypes();
  const { data } = useQuery({ queryKey: ["questionnaireFielded", activityId], queryFn: () => readQuestionnaire(activityId) });
  const version = useVersion(activityId, data?.published?.version);
  const document = data?.published ? version.data?.questionnaire : data?.draft;
  return useMemo(() => {
    if (!document || !types.data) return undefined;
    return logicScope({ draft: document, types: types.data, language: document.languages[0] ?? "", t });
  }, [document, types.data, t]);
}

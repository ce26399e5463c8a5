import { Box } from "@mui/material";
import { Icon, useTexts } from "../../../../client/kit/console";
import { quotas, useLogicScope } from "../../../../client/kit/questions";
import type { Question } from "../../../../survey/questionnaire";
import { useEditor } from "../editor/EditorContext";

/** Says of a question that quotas depend on it, and on which. */
export function QuotaNote({ question }: { readonly question: Question }) {
  const { t } = useTexts();
  const { activity } = useEditor();
  const scope = useLogicScope();
  const { data } = quotas.useCall("GET /api/activities/:id/quotas", { params: { id: activity.id } });
  const own = (data?.quotas ?? []).filter(({ condition }) => condition && scope.neededBy([condition]).has(question.id));
  if (own.length === 0) return null;
  const titles = own.map(({ title }) => title).join(", ");
  return (
    <Box sx={{ display: "flex", gap: 0.75, typography: "body2", color: "text.secondary", alignItems: "flex-start" }}>
      <Icon name="DonutLarge" sx={{ mt: 0.25 }} />
      <span>{t("surveys.question.neededByQuota", { titles, smart_count: own.length })}</span>
    </Box>
  );
}

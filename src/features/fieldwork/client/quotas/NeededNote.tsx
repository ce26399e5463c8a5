import { Alert } from "@mui/material";
import { useTexts } from "../../../../client/kit/console";
import { saidName, useLogicScope } from "../../../../client/kit/questions";
import type { Condition } from "../../../../survey/logic/condition";

/** What a quota asks of the questions that it looks at. */
export function NeededNote({ condition }: { readonly condition: Condition | null }) {
  const { t } = useTexts();
  const scope = useLogicScope();
  const needed = condition ? [...scope.neededBy([condition]).values()] : [];
  if (needed.length === 0) return null;
  const isOpen = needed.some(({ question }) => question.required !== true);
  const names = needed.map(({ question }) => saidName(question, scope)).join("; ");
  return (
    <Alert severity={isOpen ? "warning" : "info"}>{t("surveys.quotas.needed", { names, smart_count: needed.length })}</Alert>
  );
}

import { Box } from "@mui/material";
import { type EntityRecord, useTexts } from "../../../../client/kit/console";
import { usePanelCriteria } from "./usePanelCriteria";
import { useValueLabel } from "./useValueLabel";

interface Criterion {
  readonly criterion: string;
  readonly values: readonly string[];
}

/** Who a study asks for, in the words that the wizard has for it: a line for each criterion. */
export function CriteriaLines({ study, criteria }: { readonly study: EntityRecord; readonly criteria: readonly Criterion[] }) {
  const { t } = useTexts();
  const choices = usePanelCriteria(study.country);
  const labelOf = useValueLabel();
  if (criteria.length === 0) return <span aria-hidden>–</span>;
  const lines = criteria.map(({ criterion, values }) => {
    const choice = choices.find(({ name }) => name === criterion);
    const labels = values.map((value) => labelOf(choice, value));
    const name = choice?.label ?? t(`entities.study.itemValues.criteria.criterion.${criterion}`, { _: criterion });
    return { criterion, name, text: labels.join(", ") };
  });
  return (
    <Box component="dl" sx={{ m: 0, display: "grid", gap: 0.5, maxWidth: 420 }}>
      {lines.map(({ criterion, name, text }) => (
        <Box key={criterion} sx={{ display: "flex", justifyContent: "space-between", gap: 2 }}>
          <Box component="dt" sx={{ flex: "none", color: "text.secondary" }}>
            {name}
          </Box>
          <Box component="dd" sx={{ m: 0, textAlign: "end" }}>
            {text}
          </Box>
        </Box>
      ))}
    </Box>
  );
}

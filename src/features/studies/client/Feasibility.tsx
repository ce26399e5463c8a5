import { Box, LinearProgress, Typography } from "@mui/material";
import { Icon, useTexts } from "../../../client/kit/console";
import type { PanelFeasibility } from "../../../contracts/services/panel";
import { cellTables } from "../shared/cellTables";
import { useCellTitle } from "./useCellTitle";
import { useCriterionLabel } from "./useCriterionLabel";

interface FeasibilityProps {
  readonly feasibility: PanelFeasibility;
  readonly sampleSize: number;
}

/** Whether the panel has the people: how many completes, in how many days, and what keeps it from more. */
export function Feasibility({ feasibility, sampleSize }: FeasibilityProps) {
  const { t, language } = useTexts();
  const number = new Intl.NumberFormat(language, { maximumFractionDigits: 1 });
  const { people, reachable, isFeasible, days, cells } = feasibility;
  const binding = cells.find(({ isBinding }) => isBinding);
  const titleOf = useCellTitle();
  const criterion = useCriterionLabel()(cellTables(cells).length > 1 ? (binding?.criteria ?? []) : []);
  const share = Math.min(100, sampleSize > 0 ? (reachable / sampleSize) * 100 : 0);
  return (
    <Box sx={{ display: "grid", gap: 1 }}>
      <Box sx={{ display: "flex", gap: 1, alignItems: "center", color: isFeasible ? "success.main" : "warning.main" }}>
        <Icon name={isFeasible ? "CheckCircle" : "Warning"} />
        <Typography sx={{ fontWeight: 600, color: "text.primary" }}>
          {t(`studies.feasibility.${isFeasible ? "feasible" : "short"}`)}
        </Typography>
      </Box>
      <LinearProgress
        variant="determinate"
        value={share}
        color={isFeasible ? "success" : "warning"}
        aria-label={t("studies.feasibility.title")}
        sx={{ height: 8, borderRadius: 4 }}
      />
      <Typography variant="body2">
        {t("studies.feasibility.reachable", { reachable: number.format(reachable), sample: number.format(sampleSize) })}
      </Typography>
      <Typography variant="body2" sx={{ color: "text.secondary" }}>
        {t("studies.feasibility.people", { smart_count: people, people: number.format(people) })}
        {days !== null && ` · ${t("studies.feasibility.days", { smart_count: days })}`}
      </Typography>
      {!isFeasible && binding && (
        <Typography variant="body2">
          {t("studies.feasibility.binding", {
            title: criterion ? t("studies.cells.ofTable", { criterion, title: titleOf(binding) }) : titleOf(binding),
            reachable: number.format(binding.reachable),
          })}
          {binding.gain > 0 && ` ${t("studies.feasibility.gain", { gain: number.format(binding.gain) })}`}
        </Typography>
      )}
      {!isFeasible && !binding && <Typography variant="body2">{t("studies.feasibility.relax")}</Typography>}
    </Box>
  );
}

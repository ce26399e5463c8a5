import { Alert, Box, Button, LinearProgress, Typography } from "@mui/material";
import { useState } from "react";
import { Icon, SectionCard, useEntityOf, useTexts } from "../../../../../client/kit/console";
import type { Overview } from "../../../../../contracts/api/ledger";
import { BudgetDialog } from "./BudgetDialog";

const WHOLE = 100;

/** Of what the community means to give: given, and promised by what is open. */
export function BudgetCard({ overview }: { readonly overview: Overview }) {
  const { t, language } = useTexts();
  const mayChange = useEntityOf("community-configuration")?.actions.update === true;
  const [isEditing, setIsEditing] = useState(false);
  const { issued, promised, budget } = overview;
  const figures = new Intl.NumberFormat(language);
  const expected = issued + promised;
  const share = (amount: number) => (budget ? Math.min(WHOLE, (amount / budget) * WHOLE) : 0);
  return (
    <SectionCard
      title={t("ledger.labs.budget.title")}
      action={
        mayChange && (
          <Button size="small" startIcon={<Icon name="Edit" />} onClick={() => setIsEditing(true)}>
            {t(budget === null ? "ledger.labs.budget.set" : "ledger.labs.budget.change")}
          </Button>
        )
      }
    >
      <Typography>
        {budget === null
          ? t("ledger.labs.budget.none", { issued: figures.format(issued) })
          : t("ledger.labs.budget.used", { issued: figures.format(issued), budget: figures.format(budget) })}
      </Typography>
      {budget !== null && (
        <Box sx={{ display: "grid", gap: 1 }}>
          <LinearProgress
            variant="buffer"
            aria-label={t("ledger.labs.budget.title")}
            value={share(issued)}
            valueBuffer={share(expected)}
            sx={{ height: 10, borderRadius: 5, "& .MuiLinearProgress-dashed": { display: "none" } }}
          />
          <Typography variant="body2" sx={{ color: "text.secondary" }}>
            {t("ledger.labs.budget.promised", { promised: figures.format(promised) })}
          </Typography>
        </Box>
      )}
      {budget !== null && expected > budget && (
        <Alert severity="warning" role="note">
          {t("ledger.labs.budget.over", { over: figures.format(expected - budget) })}
        </Alert>
      )}
      {isEditing && <BudgetDialog budget={budget} onClose={() => setIsEditing(false)} />}
    </SectionCard>
  );
}

import { Box } from "@mui/material";
import { ErrorState, LoadingState } from "../../../../../client/kit/console";
import { BudgetCard } from "./BudgetCard";
import { Figures } from "./Figures";
import { MonthsCard } from "./MonthsCard";
import { ProofCard } from "./ProofCard";
import { useOverview } from "./useOverview";

/** What was given and where it is, the budget, the months, and that it is right. */
export function OverviewTab() {
  const { data: overview, error, refetch } = useOverview();
  if (error && !overview) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!overview) return <LoadingState />;
  return (
    <Box sx={{ display: "grid", gap: 2.5, gridTemplateColumns: "minmax(0, 1fr)", maxWidth: 1200 }}>
      <Figures overview={overview} />
      <MonthsCard months={overview.months} />
      <Box sx={{ display: "grid", gap: 2.5, gridTemplateColumns: { xs: "minmax(0, 1fr)", md: "repeat(2, minmax(0, 1fr))" } }}>
        <BudgetCard overview={overview} />
        <ProofCard proof={overview.proof} />
      </Box>
    </Box>
  );
}

import { Button, Stack, Typography } from "@mui/material";
import { useDeferredValue, useState } from "react";
import { ErrorState, Icon, LoadingState, type RecordTabProps, useTexts } from "../../../../client/kit/console";
import type { Proof } from "../../shared/api";
import { Balances } from "../Balances";
import { ALL_TIME } from "../statement/period";
import { Statement } from "../statement/Statement";
import { useCompanyCredits } from "../statement/useStatement";
import { CompanyOrders } from "./CompanyOrders";
import { LoadDialog } from "./LoadDialog";

function ProofNote({ proof: { differences } }: { readonly proof: Proof }) {
  const { t } = useTexts();
  const isRight = differences === 0;
  return (
    <Typography
      variant="body2"
      sx={{ display: "flex", gap: 1, alignItems: "center", color: isRight ? "text.secondary" : "error.main" }}
    >
      <Icon name={isRight ? "CheckCircle" : "ErrorOutline"} fontSize="small" />
      {isRight ? t("credits.proof.right") : t("credits.proof.wrong", { smart_count: differences })}
    </Typography>
  );
}

/** A company's credits as the back office sees and loads them. */
export function CreditsTab({ record, canUpdate }: RecordTabProps) {
  const { t } = useTexts();
  const [period, setPeriod] = useState(ALL_TIME);
  const [isLoading, setIsLoading] = useState(false);
  const asked = useDeferredValue(period);
  const pages = useCompanyCredits(record.id, asked);
  const { last, error, refetch } = pages;
  if (error && !last) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!last) return <LoadingState />;
  const company = { id: record.id, name: String(record.name ?? "") };
  return (
    <Stack sx={{ gap: 3, maxWidth: 1080 }}>
      <Balances balance={last} />
      {canUpdate && (
        <Button
          variant="contained"
          startIcon={<Icon name="Add" />}
          onClick={() => setIsLoading(true)}
          sx={{ alignSelf: "flex-start" }}
        >
          {t("credits.load.open")}
        </Button>
      )}
      <CompanyOrders company={company} canDecide={canUpdate} />
      <Statement pages={pages} period={period} onPeriod={setPeriod} emptyBody={t("credits.company.empty.body")} />
      <ProofNote proof={last.proof} />
      {isLoading && <LoadDialog company={company} onClose={() => setIsLoading(false)} />}
    </Stack>
  );
}

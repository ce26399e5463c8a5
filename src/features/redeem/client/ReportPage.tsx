import { Box, Button } from "@mui/material";
import { useState } from "react";
import { Link } from "react-router-dom";
import {
  clientOf,
  consoleCommunity,
  EmptyState,
  ErrorState,
  Icon,
  LoadingState,
  PageHeader,
  useDocumentTitle,
  useTexts,
} from "../../../client/kit/console";
import type { RedeemFilter } from "../shared/api/redeem";
import type { reportApi } from "../shared/api/report";
import { filterOf, NO_FILTER, RedeemFilters } from "./RedeemFilters";
import { ReportTable } from "./ReportTable";
import { useWorkbook } from "./useWorkbook";

const reports = clientOf<typeof reportApi>();

function Report({ filter }: { readonly filter: RedeemFilter }) {
  const { t } = useTexts();
  const call = { params: { id: consoleCommunity() }, query: filter };
  const { data, error, refetch } = reports.useCall("GET /client/communities/:id/redeemReport", call);
  if (!data && error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <LoadingState />;
  if (data.rows.length === 0)
    return <EmptyState icon="BarChart" title={t("redeem.report.empty.title")} body={t("redeem.report.empty.body")} />;
  return <ReportTable rows={data.rows} />;
}

/** `redeemReport`: what was redeemed each month, for what, and what it comes to (spec section 2). */
export function ReportPage() {
  const { t } = useTexts();
  const [fields, setFields] = useState(NO_FILTER);
  const filter = filterOf(fields);
  const workbook = useWorkbook({ call: "redeemReportExcel", name: "redeem.report.file", query: filter });
  useDocumentTitle(t("redeem.report.title"));
  const back = (
    <Button component={Link} to="/redeem" color="inherit" startIcon={<Icon name="Redeem" />}>
      {t("redeem.report.back")}
    </Button>
  );
  return (
    <>
      <PageHeader title={t("redeem.report.title")} subtitle={t("redeem.report.subtitle")} actions={back} />
      <Box sx={{ display: "grid", gap: 2, gridTemplateColumns: "minmax(0, 1fr)" }}>
        <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1.5, alignItems: "center" }}>
          <RedeemFilters fields={fields} onChange={setFields} />
          <Button
            color="inherit"
            startIcon={<Icon name="Download" />}
            loading={workbook.isBusy}
            onClick={() => void workbook.download()}
          >
            {t("redeem.team.excel")}
          </Button>
        </Box>
        <Report filter={filter} />
      </Box>
    </>
  );
}

import { Button, Stack } from "@mui/material";
import { useDeferredValue, useState } from "react";
import {
  datedFileName,
  ErrorState,
  fetchFile,
  Icon,
  LoadingState,
  PageHeader,
  useDocumentTitle,
  useDownload,
  useTexts,
} from "../../../client/kit/console";
import { Balances } from "./Balances";
import { usePlanData } from "./credits";
import { OrderDialog } from "./orders/OrderDialog";
import { OwnOrders } from "./orders/OwnOrders";
import { PlanCard } from "./PlanCard";
import { ALL_TIME, periodQuery } from "./statement/period";
import { Statement } from "./statement/Statement";
import { useStatement } from "./statement/useStatement";

function Plan() {
  const { data, error, refetch } = usePlanData();
  if (data)
    return (
      <>
        <Balances balance={data} />
        <PlanCard plan={data.plan} />
      </>
    );
  return error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <LoadingState />;
}

/** `creditos` of the suite: what the company has, what its plan allows, and its statement (spec section 2). */
export function CreditsPage() {
  const { t } = useTexts();
  const [period, setPeriod] = useState(ALL_TIME);
  const [isOrdering, setIsOrdering] = useState(false);
  const asked = useDeferredValue(period);
  const pages = useStatement(asked);
  const { isBusy, download } = useDownload();
  // Of the days that are looked at.
  const excel = () => fetchFile(`/api/credits/statement.xlsx?${new URLSearchParams(periodQuery(period))}`);
  useDocumentTitle(t("credits.title"));
  return (
    <>
      <PageHeader
        title={t("credits.title")}
        subtitle={t("credits.subtitle")}
        actions={
          <>
            {(pages.total ?? 0) > 0 && (
              <Button
                variant="outlined"
                color="inherit"
                startIcon={<Icon name="Download" />}
                loading={isBusy}
                loadingPosition="start"
                onClick={() => void download(excel, datedFileName(t("credits.fileName"), "xlsx"))}
                sx={{ borderColor: "divider" }}
              >
                {t("credits.download")}
              </Button>
            )}
            <Button variant="contained" startIcon={<Icon name="Add" />} onClick={() => setIsOrdering(true)}>
              {t("credits.orders.dialog.open")}
            </Button>
          </>
        }
      />
      <Stack sx={{ gap: 3, maxWidth: 1080 }}>
        <Plan />
        <OwnOrders />
        <Statement pages={pages} period={period} onPeriod={setPeriod} emptyBody={t("credits.statement.empty.body")} />
      </Stack>
      {isOrdering && <OrderDialog onClose={() => setIsOrdering(false)} />}
    </>
  );
}

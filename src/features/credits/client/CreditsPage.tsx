import { Button, Stack } from "@mui/material";
import { useDeferredValue, useState } from "react";
import {
  datedFileName,
  ErrorState,
  failureText,
  fetchFile,
  Icon,
  LoadingState,
  PageHeader,
  saveFile,
  useDocumentTitle,
  useNotice,
  useTexts,
} from "../../../client/kit/console";
import { Balances } from "./Balances";
import { usePlanData } from "./credits";
import { PlanCard } from "./PlanCard";
import { ALL_TIME, type PeriodFilter, periodQuery } from "./statement/period";
import { Statement } from "./statement/Statement";
import { useStatement } from "./statement/useStatement";

/** The statement's workbook, of the days that are looked at. */
function useExcel(period: PeriodFilter) {
  const { t } = useTexts();
  const notice = useNotice();
  const [isBusy, setIsBusy] = useState(false);
  const download = async () => {
    setIsBusy(true);
    try {
      const file = await fetchFile(`/api/credits/statement.xlsx?${new URLSearchParams(periodQuery(period))}`);
      saveFile(file, datedFileName(t("credits.fileName"), "xlsx"));
    } catch (error) {
      notice(failureText(error, t), "error");
    } finally {
      setIsBusy(false);
    }
  };
  return { isBusy, download };
}

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
  const asked = useDeferredValue(period);
  const pages = useStatement(asked);
  const excel = useExcel(period);
  useDocumentTitle(t("credits.title"));
  return (
    <>
      <PageHeader
        title={t("credits.title")}
        subtitle={t("credits.subtitle")}
        actions={
          (pages.total ?? 0) > 0 && (
            <Button
              variant="outlined"
              color="inherit"
              startIcon={<Icon name="Download" />}
              loading={excel.isBusy}
              loadingPosition="start"
              onClick={() => void excel.download()}
              sx={{ borderColor: "divider" }}
            >
              {t("credits.download")}
            </Button>
          )
        }
      />
      <Stack sx={{ gap: 3, maxWidth: 1080 }}>
        <Plan />
        <Statement pages={pages} period={period} onPeriod={setPeriod} emptyBody={t("credits.statement.empty.body")} />
      </Stack>
    </>
  );
}

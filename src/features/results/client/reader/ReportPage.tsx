import CloudOff from "@mui/icons-material/CloudOffOutlined";
import ErrorOutline from "@mui/icons-material/ErrorOutlineOutlined";
import LinkOff from "@mui/icons-material/LinkOffOutlined";
import Refresh from "@mui/icons-material/RefreshOutlined";
import SearchOff from "@mui/icons-material/SearchOffOutlined";
import { Alert, Box, Button, Skeleton, Stack, Typography } from "@mui/material";
import { lazy, Suspense, useEffect } from "react";
import { AppStyles, type ReaderPageProps, useTexts } from "../../../../client/kit/reader";
import { PasswordForm } from "./PasswordForm";
import { ReaderFrame } from "./ReaderFrame";
import { type Closed, useReport } from "./useReport";

// Charts and tables come along once there is something to read.
const ReportView = lazy(() => import("./ReportView").then(({ ReportView }) => ({ default: ReportView })));

const ICONS = { missing: LinkOff, outdated: SearchOff, offline: CloudOff, failed: ErrorOutline } as const;

function ClosedNote({ closed, onRetry }: { readonly closed: Exclude<Closed, "locked">; readonly onRetry: () => void }) {
  const { t } = useTexts();
  const canRetry = closed === "offline" || closed === "failed";
  const Icon = ICONS[closed];
  return (
    <Stack role="alert" sx={{ gap: 1.5, alignItems: "flex-start", mt: { sm: 6 } }}>
      <Box sx={{ color: "text.secondary", display: "grid" }}>
        <Icon fontSize="large" />
      </Box>
      <Typography variant="h2" component="h1">
        {t(`reports.page.${closed}.title`)}
      </Typography>
      <Typography sx={{ color: "text.secondary" }}>{t(`reports.page.${closed}.body`)}</Typography>
      {canRetry && (
        <Button variant="outlined" startIcon={<Refresh />} onClick={onRetry} sx={{ minHeight: 44 }}>
          {t("common.retry")}
        </Button>
      )}
    </Stack>
  );
}

function Pending() {
  const { t } = useTexts();
  return (
    <Stack role="status" aria-label={t("reports.page.loading")} sx={{ gap: 2 }}>
      <Skeleton variant="rounded" height={36} width="70%" />
      <Skeleton variant="rounded" height={20} width="40%" />
      <Skeleton variant="rounded" height={240} />
    </Stack>
  );
}

/** `/r/{token}`: a report for whoever knows its password. */
export function ReportPage({ token }: ReaderPageProps) {
  const { t } = useTexts();
  const { report, closed, isFetching, refetch } = useReport(token);
  const title = report?.name ?? t("reports.page.title");
  useEffect(() => {
    document.title = `${title} · Sondeo`;
  }, [title]);
  if (report) {
    return (
      <AppStyles theme={report.brand ?? undefined}>
        <ReaderFrame isNarrow={false} brand={report.brand}>
          {closed && (
            <Alert
              severity="warning"
              sx={{ mb: 2 }}
              action={
                <Button color="inherit" size="small" onClick={refetch} loading={isFetching}>
                  {t("common.retry")}
                </Button>
              }
            >
              {t(`reports.page.${closed}.body`)}
            </Alert>
          )}
          <Suspense fallback={<Pending />}>
            <ReportView report={report} />
          </Suspense>
        </ReaderFrame>
      </AppStyles>
    );
  }
  if (closed === "locked") {
    return (
      <ReaderFrame isNarrow>
        <PasswordForm token={token} onClosed={refetch} />
      </ReaderFrame>
    );
  }
  return <ReaderFrame isNarrow>{closed ? <ClosedNote closed={closed} onRetry={refetch} /> : <Pending />}</ReaderFrame>;
}

import { Paper } from "@mui/material";
import { useEffect, useState } from "react";
import { PageHeader } from "../../screens/common/PageHeader";
import { EmptyState, ErrorState, LoadingState } from "../../screens/common/states";
import { useDocumentTitle } from "../../screens/common/useDocumentTitle";
import { useTexts } from "../../screens/common/useTexts";
import { AlertLine } from "./AlertLine";
import { useAlerts } from "./useAlerts";

/** `notifications` of the team (specification, section 2): what happened in the community, on a page of its own. */
export default function AlertsPage() {
  const { t } = useTexts();
  const { page, error, refetch, noteSeen } = useAlerts();
  const [fresh, setFresh] = useState<ReadonlySet<string>>(new Set());
  useDocumentTitle(t("console.alerts.title"));
  // What comes while the page is open is new, too, and is seen at once.
  // biome-ignore lint/correctness/useExhaustiveDependencies: noteSeen is made anew with each look
  useEffect(() => {
    const unseen = page?.alerts.filter(({ seen }) => !seen) ?? [];
    if (unseen.length === 0) return;
    setFresh((known) => new Set([...known, ...unseen.map(({ id }) => id)]));
    noteSeen();
  }, [page]);
  return (
    <>
      <PageHeader title={t("console.alerts.title")} />
      {!page && !error ? <LoadingState /> : null}
      {!page && error ? <ErrorState error={error} onRetry={refetch} /> : null}
      {page?.alerts.length === 0 ? (
        <EmptyState icon="Notifications" title={t("console.alerts.title")} body={t("console.alerts.empty")} />
      ) : null}
      {page && page.alerts.length > 0 ? (
        <Paper
          component="ul"
          role="list"
          variant="outlined"
          sx={{ listStyle: "none", m: 0, p: 0, maxWidth: 960, overflow: "hidden", "& > li:first-of-type": { borderTop: 0 } }}
        >
          {page.alerts.map((alert) => (
            <AlertLine key={alert.id} alert={alert} isNew={fresh.has(alert.id)} onOpen={() => undefined} />
          ))}
        </Paper>
      ) : null}
    </>
  );
}

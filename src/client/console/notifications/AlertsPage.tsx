import { Alert as Banner, Button, Paper } from "@mui/material";
import { useEffect, useState } from "react";
import type { Alert } from "../../../contracts/api/alerts";
import { groupAlerts } from "../../notifications/groupAlerts";
import { PageHeader } from "../../screens/common/PageHeader";
import { EmptyState, ErrorState, LoadingState } from "../../screens/common/states";
import { useDocumentTitle } from "../../screens/common/useDocumentTitle";
import { useTexts } from "../../screens/common/useTexts";
import { AlertLine } from "./AlertLine";
import { useAlerts } from "./useAlerts";

/** `notifications` of the team (specification, section 2): what happened in the community, on a page of its own. */
export default function AlertsPage() {
  const { t } = useTexts();
  const { page, error, refetch, noteSeen, readOlder } = useAlerts();
  const [older, setOlder] = useState<readonly Alert[]>([]);
  const [state, setState] = useState<"idle" | "busy" | "failed">("idle");
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
  const newest = page?.alerts ?? [];
  const ids = new Set(newest.map(({ id }) => id));
  const listed = [...newest, ...older.filter(({ id }) => !ids.has(id))];
  const more = async () => {
    setState("busy");
    try {
      const found = await readOlder(listed.length);
      setOlder((known) => [...known, ...found.filter(({ id }) => !known.some((alert) => alert.id === id))]);
      setState("idle");
    } catch {
      setState("failed");
    }
  };
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
          {groupAlerts(listed, fresh).map(({ alert, ...group }) => (
            <AlertLine key={alert.id} alert={alert} {...group} onOpen={() => undefined} />
          ))}
        </Paper>
      ) : null}
      {state === "failed" ? (
        <Banner severity="error" role="alert" sx={{ mt: 2, maxWidth: 960 }}>
          {t("console.state.offline.body")}
        </Banner>
      ) : null}
      {page && listed.length < page.totalElements ? (
        <Button
          variant="outlined"
          aria-disabled={state === "busy"}
          onClick={() => state !== "busy" && void more()}
          sx={{ mt: 2, minHeight: 44 }}
        >
          {t(state === "busy" ? "common.loading" : "console.alerts.more")}
        </Button>
      ) : null}
    </>
  );
}

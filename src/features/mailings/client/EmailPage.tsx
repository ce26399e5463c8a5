import { Button, Tab, Tabs } from "@mui/material";
import { useLocation } from "react-router-dom";
import { EmptyState, ErrorState, LoadingState, PageHeader, useDocumentTitle, useTexts } from "../../../client/kit/console";
import { Compose } from "./compose/Compose";
import { startOf } from "./compose/form";
import { DeliveriesDrawer } from "./lists/DeliveriesDrawer";
import { DraftsTab } from "./lists/DraftsTab";
import { HistoryTab } from "./lists/HistoryTab";
import { ScheduledTab } from "./lists/ScheduledTab";
import { TextDrawer } from "./lists/TextDrawer";
import { type PageView, useEmailPage, VIEWS } from "./useEmailPage";
import { communityParams, mailings } from "./useMailings";

/** Opens the form with a mailing that there is: to change it, or as the start of another one. */
function ComposeFrom({ mailingId, isAgain }: { readonly mailingId: string; readonly isAgain: boolean }) {
  const { t } = useTexts();
  const { open, reuse } = useEmailPage();
  // Read once: what is being written isn't replaced.
  const { data, error, refetch } = mailings.useCall(
    "GET /client/communities/:id/mailings/:mailingId",
    { params: { ...communityParams(), mailingId } },
    { gcTime: 0, staleTime: Number.POSITIVE_INFINITY },
  );
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <LoadingState />;
  if (isAgain) return <Compose start={{ source: data }} onDone={open} />;
  if (data.state === "DRAFT") return <Compose start={{ draft: data }} onDone={open} />;
  if (data.state === "SCHEDULED") return <Compose start={{ scheduled: data }} onDone={open} />;
  return (
    <EmptyState
      icon="Email"
      title={t("mailings.compose.gone.title")}
      body={t("mailings.compose.gone.body")}
      action={<Button onClick={() => reuse(mailingId)}>{t("mailings.again")}</Button>}
    />
  );
}

function ComposeTab() {
  const { state, key } = useLocation();
  const { edited, source, open } = useEmailPage();
  const mailingId = edited ?? source;
  if (mailingId === undefined) return <Compose key={key} start={startOf(state)} onDone={open} />;
  return <ComposeFrom key={mailingId} mailingId={mailingId} isAgain={edited === undefined} />;
}

/** `email` for the team: writing to members, what waits for its time, and what was sent (spec section 2). */
export function EmailPage() {
  const { t } = useTexts();
  const { view, opened, open, closeDrawer } = useEmailPage();
  useDocumentTitle(t("mailings.title"));
  return (
    <>
      <PageHeader title={t("mailings.title")} subtitle={t("mailings.subtitle")} />
      <Tabs
        value={view}
        onChange={(_, next: PageView) => open(next)}
        variant="scrollable"
        aria-label={t("mailings.title")}
        sx={{ borderBottom: 1, borderColor: "divider", mb: 2.5 }}
      >
        {VIEWS.map((one) => (
          <Tab key={one} value={one} label={t(`mailings.tabs.${one}`)} />
        ))}
      </Tabs>
      {view === "compose" && <ComposeTab />}
      {view === "drafts" && <DraftsTab />}
      {view === "scheduled" && <ScheduledTab />}
      {view === "history" && <HistoryTab />}
      {opened?.drawer === "people" && <DeliveriesDrawer mailingId={opened.mailingId} onClose={closeDrawer} />}
      {opened?.drawer === "text" && <TextDrawer mailingId={opened.mailingId} onClose={closeDrawer} />}
    </>
  );
}

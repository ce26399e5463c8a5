import { Tab, Tabs } from "@mui/material";
import { useLocation, useSearchParams } from "react-router-dom";
import { PageHeader, useDocumentTitle, useTexts } from "../../../client/kit/console";
import { Compose } from "./compose/Compose";
import { startOf } from "./compose/form";
import { HistoryTab } from "./sent/HistoryTab";
import { ScheduledTab } from "./sent/ScheduledTab";

const VIEW = "view";
const VIEWS = ["compose", "scheduled", "history"] as const;
type PageView = (typeof VIEWS)[number];

/** `email` for the team: writing to members, what waits for its time, and what was sent (spec section 2). */
export function EmailPage() {
  const { t } = useTexts();
  const [params, setParams] = useSearchParams();
  const { state, key } = useLocation();
  const view: PageView = VIEWS.find((one) => one === params.get(VIEW)) ?? "compose";
  const open = (next: PageView) => setParams(next === "compose" ? {} : { [VIEW]: next });
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
      {view === "compose" && <Compose key={key} start={startOf(state)} onDone={open} />}
      {view === "scheduled" && <ScheduledTab />}
      {view === "history" && <HistoryTab />}
    </>
  );
}

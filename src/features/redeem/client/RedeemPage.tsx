import { Box, Button, Tab, Tabs } from "@mui/material";
import { useState } from "react";
import { Link, useSearchParams } from "react-router-dom";
import { Icon, PageHeader, useDocumentTitle, useTexts } from "../../../client/kit/console";
import { CodesView } from "./CodesView";
import { NO_FILTER } from "./RedeemFilters";
import { RedeemsView } from "./RedeemsView";

const VIEW = "view";
const VIEWS = ["pending", "completed", "codes"] as const;
type PageView = (typeof VIEWS)[number];

/** `redeem` for the team: what waits, what was decided, and the codes to give (spec section 2). */
export function RedeemPage() {
  const { t } = useTexts();
  const [params, setParams] = useSearchParams();
  const [fields, setFields] = useState(NO_FILTER);
  const view: PageView = VIEWS.find((one) => one === params.get(VIEW)) ?? "pending";
  useDocumentTitle(t("redeem.team.title"));
  const report = (
    <Button component={Link} to="/redeemReport" color="inherit" startIcon={<Icon name="BarChart" />}>
      {t("redeem.team.report")}
    </Button>
  );
  return (
    <>
      <PageHeader title={t("redeem.team.title")} subtitle={t("redeem.team.subtitle")} actions={report} />
      <Tabs
        value={view}
        onChange={(_, next: PageView) => setParams(next === "pending" ? {} : { [VIEW]: next })}
        aria-label={t("redeem.team.title")}
        sx={{ borderBottom: 1, borderColor: "divider", mb: 2.5 }}
      >
        {VIEWS.map((one) => (
          <Tab key={one} value={one} label={t(`redeem.team.${one}`)} />
        ))}
      </Tabs>
      <Box sx={{ display: "grid", gap: 2, maxWidth: 880, gridTemplateColumns: "minmax(0, 1fr)" }}>
        {view === "codes" ? <CodesView /> : <RedeemsView view={view} fields={fields} onChange={setFields} />}
      </Box>
    </>
  );
}

import { Box, Tab, Tabs } from "@mui/material";
import { Link, useLocation } from "react-router-dom";
import {
  ErrorState,
  LoadingState,
  PageHeader,
  useAccessKeys,
  useDocumentTitle,
  useTexts,
  View,
} from "../../../../client/kit/console";
import { newsSettings } from "../../../../contracts/views/newsSettings";
import { COMPANY_TABS, type CompanyTab } from "../../shared/company";
import { keepsCompany } from "../keepsCompany";
import { CompanyTabForm } from "./CompanyTabForm";
import { PersonCard } from "./PersonCard";
import { useCompany } from "./useCompanyForm";

const OF_COMPANY = Object.keys(COMPANY_TABS) as readonly CompanyTab[];
/** What everybody keeps for themselves. */
const OWN = "notifications";

type SettingsTab = CompanyTab | typeof OWN;

/** The tabs that the person has. */
function useTabs(): readonly SettingsTab[] {
  return keepsCompany(useAccessKeys()) ? [...OF_COMPANY, OWN] : [OWN];
}

/** The tab that the address names, else the first. */
function useTab(tabs: readonly SettingsTab[]): SettingsTab {
  const last = useLocation().pathname.split("/").at(-1);
  return tabs.find((tab) => tab === last) ?? tabs[0] ?? OWN;
}

function Company({ tab }: { readonly tab: CompanyTab }) {
  const { data, error, refetch } = useCompany();
  if (!data) return error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <LoadingState />;
  return (
    <CompanyTabForm key={tab} company={data} tab={tab} onReload={refetch}>
      {tab === "account" && <PersonCard person={data.person} />}
    </CompanyTabForm>
  );
}

/** `settings` of the suite: the company's account, contact and billing data (spec sections 2 and 3), and what one is told. */
export function SettingsPage() {
  const { t } = useTexts();
  const tabs = useTabs();
  const tab = useTab(tabs);
  // Who doesn't keep the company's data finds only their own notifications here.
  const heading = tabs.length > 1 ? "account" : "account.own";
  useDocumentTitle(t(`${heading}.title`));
  return (
    <Box sx={{ maxWidth: 860 }}>
      <PageHeader title={t(`${heading}.title`)} subtitle={t(`${heading}.subtitle`)} />
      <Tabs
        value={tab}
        variant="scrollable"
        aria-label={t("account.tabs.label")}
        sx={{ borderBottom: 1, borderColor: "divider", mb: 2.5 }}
      >
        {tabs.map((one) => (
          <Tab key={one} value={one} component={Link} to={`/settings/${one}`} label={t(`account.tabs.${one}`)} />
        ))}
      </Tabs>
      {tab === OWN ? <View of={newsSettings} props={{}} /> : <Company tab={tab} />}
    </Box>
  );
}

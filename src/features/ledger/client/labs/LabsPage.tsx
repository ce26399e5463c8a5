import { Button, Tab, Tabs } from "@mui/material";
import { useState } from "react";
import { useSearchParams } from "react-router-dom";
import { Icon, PageHeader, useDocumentTitle, useEntityOf, useTexts } from "../../../../client/kit/console";
import { GiveDialog } from "./give/GiveDialog";
import { MovementsTab } from "./movements/MovementsTab";
import { OverviewTab } from "./overview/OverviewTab";
import { RankingTab } from "./ranking/RankingTab";
import { useExcel } from "./useExcel";

const VIEW = "view";
const TABS = { overview: OverviewTab, movements: MovementsTab, ranking: RankingTab } as const;
type TabName = keyof typeof TABS;
const NAMES = Object.keys(TABS) as TabName[];

/** `gestion-labs`: all LABs of the community, who moved them and who leads (spec section 2). */
export function LabsPage() {
  const { t } = useTexts();
  const mayGive = useEntityOf("members")?.actions.update === true;
  const [params, setParams] = useSearchParams();
  const [isGiving, setIsGiving] = useState(false);
  const excel = useExcel();
  useDocumentTitle(t("ledger.labs.title"));
  const view = NAMES.find((name) => name === params.get(VIEW)) ?? "overview";
  const View = TABS[view];
  return (
    <>
      <PageHeader
        title={t("ledger.labs.title")}
        subtitle={t("ledger.labs.subtitle")}
        actions={
          <>
            <Button
              variant="outlined"
              color="inherit"
              startIcon={<Icon name="Download" />}
              loading={excel.isBusy}
              loadingPosition="start"
              onClick={() => void excel.download()}
              sx={{ borderColor: "divider" }}
            >
              {t("ledger.labs.excel")}
            </Button>
            {mayGive && (
              <Button variant="contained" startIcon={<Icon name="Star" />} onClick={() => setIsGiving(true)}>
                {t("ledger.labs.give.open")}
              </Button>
            )}
          </>
        }
      />
      <Tabs
        value={view}
        onChange={(_, next: TabName) => setParams(next === "overview" ? {} : { [VIEW]: next })}
        aria-label={t("ledger.labs.title")}
        variant="scrollable"
        sx={{ borderBottom: 1, borderColor: "divider", mb: 2.5 }}
      >
        {NAMES.map((name) => (
          <Tab key={name} value={name} label={t(`ledger.labs.tab.${name}`)} />
        ))}
      </Tabs>
      <View />
      {isGiving && <GiveDialog onClose={() => setIsGiving(false)} onDone={() => setIsGiving(false)} />}
    </>
  );
}

import { Tab, Tabs } from "@mui/material";
import { Link } from "react-router-dom";
import type { EntityRecord, RecordTab } from "../../../host/clientHost";
import { Icon } from "../../../theme/icons";
import { useTexts } from "../../common/useTexts";
import { useEntityPath } from "../../entity/useEntityPath";
import { useTabLabel } from "../../entity/useTabLabel";
import { useRelations } from "../related/useRelations";

interface RecordTabsBarProps {
  readonly record: EntityRecord;
  readonly tabs: readonly RecordTab[];
  /** Path segment of the tab that is open, `""` for the general one. */
  readonly current: string;
}

/** Path segments of a record's history, and of what refers to it. */
export const HISTORY = "history";
export const RELATED = "related";

/** The tabs of a record: its general page, those that extensions bring, what refers to it, its history. */
export function RecordTabsBar({ record, tabs, current }: RecordTabsBarProps) {
  const { t } = useTexts();
  const tabLabel = useTabLabel();
  const path = useEntityPath();
  const hasRelations = useRelations().length > 0;
  const all = [
    { path: "", label: "console.record.general", icon: "Info" },
    ...tabs,
    ...(hasRelations ? [{ path: RELATED, label: "console.relation.title", icon: "Link" }] : []),
    { path: HISTORY, label: "console.history.title", icon: "History" },
  ];
  return (
    <Tabs
      value={current}
      variant="scrollable"
      scrollButtons="auto"
      aria-label={t("console.record.tabs")}
      sx={{
        mb: 2.5,
        minHeight: 44,
        borderBottom: 1,
        borderColor: "divider",
        "& .MuiTab-root": { minHeight: 44, gap: 0.75 },
        // A phone has room for all the names, or for some names with icons.
        "& .MuiTab-icon": { display: { xs: "none", sm: "inline-block" } },
      }}
    >
      {all.map((tab) => (
        <Tab
          key={tab.path}
          value={tab.path}
          id={`tab-${tab.path || "general"}`}
          component={Link}
          to={path.record(record.id, tab.path)}
          label={tabLabel(tab, record)}
          icon={<Icon name={tab.icon} />}
          iconPosition="start"
        />
      ))}
    </Tabs>
  );
}

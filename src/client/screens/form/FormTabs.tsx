import { Box, Tab, Tabs } from "@mui/material";
import type { ErrorSchema, ObjectFieldTemplatePropertyType } from "@rjsf/utils";
import { useState } from "react";
import { HiddenText } from "../common/HiddenText";
import { useTexts } from "../common/useTexts";
import { Sections } from "./Sections";
import { tabFaults } from "./tabFaults";
import type { FormTab } from "./tabs";

interface FormTabsProps {
  /** Prefix of the tabs' ids. */
  readonly id: string;
  readonly tabs: readonly FormTab[];
  readonly properties: readonly ObjectFieldTemplatePropertyType[];
  readonly errors: ErrorSchema | undefined;
}

function Count({ count }: { readonly count: number }) {
  const { t } = useTexts();
  if (count === 0) return null;
  return (
    <Box
      component="span"
      sx={{
        minWidth: 20,
        whiteSpace: "nowrap",
        px: 0.75,
        borderRadius: "10px",
        bgcolor: "error.main",
        color: "error.contrastText",
        lineHeight: "20px",
        position: "relative",
      }}
    >
      {count}
      <HiddenText>{t("console.form.tabFaults", { smart_count: count })}</HiddenText>
    </Box>
  );
}

/** The parts of a long form. All stay in the page, so that nothing typed is lost and every fault can be gone to. */
export function FormTabs({ id, tabs, properties, errors }: FormTabsProps) {
  const { t } = useTexts();
  const [chosen, setChosen] = useState("");
  const current = tabs.find((tab) => tab.name === chosen) ?? tabs[0];
  return (
    <>
      <Tabs
        value={current?.name ?? false}
        onChange={(_, name: string) => setChosen(name)}
        variant="scrollable"
        scrollButtons="auto"
        aria-label={t("console.form.tabs")}
        sx={{
          minHeight: 40,
          mt: -1,
          borderBottom: 1,
          borderColor: "divider",
          "& .MuiTab-root": { minHeight: 40, px: 1.5, gap: 0.75 },
        }}
      >
        {tabs.map((tab) => (
          <Tab
            key={tab.name}
            value={tab.name}
            id={`${id}-tab-${tab.name}`}
            aria-controls={`${id}-panel-${tab.name}`}
            label={t(tab.title, { _: tab.title })}
            icon={<Count count={tabFaults(tab, errors)} />}
            iconPosition="end"
          />
        ))}
      </Tabs>
      {tabs.map((tab) => (
        <Box
          key={tab.name}
          role="tabpanel"
          id={`${id}-panel-${tab.name}`}
          aria-labelledby={`${id}-tab-${tab.name}`}
          hidden={tab !== current}
        >
          <Sections properties={properties} sections={tab.sections} />
        </Box>
      ))}
    </>
  );
}

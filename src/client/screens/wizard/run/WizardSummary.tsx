import { Typography } from "@mui/material";
import { useTexts } from "../../common/useTexts";
import { SummaryPage } from "../steps/SummaryPage";
import type { WizardRunState } from "./useWizardRun";

/** Every answer, before they are submitted. */
export function WizardSummary({ run }: { readonly run: WizardRunState }) {
  const { t } = useTexts();
  const { page, wizard, state, texts, fields, label, addressOf, moves } = run;
  return (
    <>
      <Typography color="text.secondary" sx={{ mb: 2 }}>
        {t("console.wizard.summaryIntro")}
      </Typography>
      <SummaryPage
        steps={wizard.steps.filter((step) => state.shown.includes(step.name))}
        titleOf={texts.step}
        addressOf={addressOf}
        fields={fields}
        frozen={page.frozen}
        label={label}
        values={state.values}
        faults={state.faults}
        failure={moves.failure}
        onIssue={(fault) => moves.goTo(fault, [fault])}
      />
    </>
  );
}

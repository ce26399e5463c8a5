import { Alert, Box } from "@mui/material";
import type { ClientField, ClientWizardStep } from "../../../../schema/clientCatalog";
import type { WizardIssue } from "../../../data/wizardApi";
import { useTexts } from "../../common/useTexts";
import type { FormData } from "../../form/formTypes";
import { SummaryStep } from "./SummaryStep";

interface SummaryPageProps {
  readonly steps: readonly ClientWizardStep[];
  readonly titleOf: (step: ClientWizardStep) => string;
  readonly addressOf: (step: string) => string;
  readonly fields: readonly ClientField[];
  readonly label: (field: ClientField) => string;
  readonly values: FormData;
  readonly faults: readonly WizardIssue[];
  /** Leads to the field that a fault is about. */
  readonly onIssue: (fault: WizardIssue) => void;
  /** What the server said of the whole, where it refused. */
  readonly failure: string | undefined;
}

/** Every answer, by step, before it becomes a record. */
export function SummaryPage({ steps, titleOf, addressOf, fields, label, values, faults, failure, onIssue }: SummaryPageProps) {
  const { t } = useTexts();
  return (
    <Box sx={{ display: "grid", gap: 2 }}>
      {failure ? <Alert severity="error">{failure}</Alert> : null}
      {faults.length > 0 ? <Alert severity="warning">{t("console.wizard.faults", { smart_count: faults.length })}</Alert> : null}
      {steps.map((step) => (
        <SummaryStep
          key={step.name}
          step={step}
          title={titleOf(step)}
          to={addressOf(step.name)}
          fields={fields}
          label={label}
          values={values}
          faults={faults.filter((fault) => fault.step === step.name)}
          onIssue={onIssue}
        />
      ))}
    </Box>
  );
}

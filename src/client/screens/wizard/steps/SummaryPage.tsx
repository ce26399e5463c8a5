import { Alert, Box } from "@mui/material";
import type { ClientField, ClientWizardStep } from "../../../../schema/clientCatalog";
import type { WizardIssue } from "../../../data/wizardApi";
import { useTexts } from "../../common/useTexts";
import { FrozenNote } from "../../entity/FrozenNote";
import type { FormData } from "../../form/formTypes";
import { SummaryStep } from "./SummaryStep";
import { ownFields } from "./steps";

interface SummaryPageProps {
  readonly steps: readonly ClientWizardStep[];
  readonly titleOf: (step: ClientWizardStep) => string;
  readonly addressOf: (step: string) => string;
  readonly fields: readonly ClientField[];
  /** Names of those that can't be changed any more. */
  readonly frozen: readonly string[];
  readonly label: (field: ClientField) => string;
  readonly values: FormData;
  readonly faults: readonly WizardIssue[];
  /** Leads to the field that a fault is about. */
  readonly onIssue: (fault: WizardIssue) => void;
  /** What the server said of the whole, where it refused. */
  readonly failure: string | undefined;
}

/** Every answer, by step, before it becomes a record. */
export function SummaryPage(props: SummaryPageProps) {
  const { steps, titleOf, addressOf, fields, frozen, label, values, faults, failure, onIssue } = props;
  const isFrozen = (name: string) => frozen.includes(name);
  const { t } = useTexts();
  return (
    <Box sx={{ display: "grid", gap: 2 }}>
      {failure ? <Alert severity="error">{failure}</Alert> : null}
      {steps.some((step) => ownFields(step).some(isFrozen)) && <FrozenNote />}
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
          isFrozen={ownFields(step).every(isFrozen)}
          faults={faults.filter((fault) => fault.step === step.name)}
          onIssue={onIssue}
        />
      ))}
    </Box>
  );
}

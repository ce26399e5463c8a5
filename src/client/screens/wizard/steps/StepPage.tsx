import { Box, Paper, Typography } from "@mui/material";
import { type RefObject, useEffect, useMemo, useState } from "react";
import type { ClientField, ClientWizardStep } from "../../../../schema/clientCatalog";
import { FrozenNote } from "../../entity/FrozenNote";
import type { FormData } from "../../form/formTypes";
import { SchemaForm } from "../../form/SchemaForm";
import { ErrorSummary } from "../../record/form/ErrorSummary";
import { focusFirstIssue } from "../../record/form/focusField";
import { useFormKeys } from "../../record/form/useFormKeys";
import { useFormParts } from "../../record/form/useFormParts";
import type { WizardState } from "../sync/useWizard";
import { isAnswered, ownFields } from "./steps";

interface StepPageProps {
  readonly step: ClientWizardStep;
  readonly title: string;
  readonly description: string | undefined;
  readonly fields: readonly ClientField[];
  /** Names of those that can't be changed any more. */
  readonly frozen: readonly string[];
  readonly label: (field: ClientField) => string;
  readonly wizard: WizardState;
  readonly form: RefObject<HTMLFormElement | null>;
  /** JSON pointers of the faults that the person was sent here for. */
  readonly focus: readonly string[];
  readonly onNext: () => void;
}

const PREFIX = "step";

function isTold(value: unknown): boolean {
  return value !== undefined && value !== null;
}

/** What this step's form knows of the answers. */
function partOf(step: ClientWizardStep, values: FormData): FormData {
  const names = Object.keys(step.form.schema.properties ?? {});
  return Object.fromEntries(names.filter((name) => isTold(values[name])).map((name) => [name, values[name]]));
}

/** One step's form. */
export function StepPage(props: StepPageProps) {
  const { step, title, description, fields, frozen, label, wizard, form, focus, onNext } = props;
  const { uiSchema, formContext, validators, check } = useFormParts({
    form: step.form,
    fields,
    label,
    isNew: wizard.draft.record === undefined,
    frozen,
  });
  const own = useMemo(() => ownFields(step), [step]);
  const values = useMemo(() => partOf(step, wizard.values), [step, wizard.values]);
  // Who comes back to a step with faults sees them at once; who sees it for the first time is left in peace.
  const [isTried, setIsTried] = useState(
    () =>
      focus.length > 0 ||
      // What a new run begins with is nobody's answer at this step.
      (wizard.draft.version > 0 &&
        isAnswered(step, { data: wizard.values, ...(wizard.draft.record ? { record: wizard.draft.record } : {}) }) &&
        wizard.faults.some((fault) => fault.step === step.name)),
  );
  const errors = useMemo(() => {
    if (!isTried) return {};
    const told = wizard.faults.filter((fault) => fault.step === step.name && fault.rule !== "required");
    return { ...Object.fromEntries(told.map((fault) => [fault.path, fault.message])), ...check(values) };
  }, [isTried, wizard.faults, step.name, check, values]);
  useFormKeys({ form });
  useEffect(() => {
    if (focus.length === 0) return undefined;
    setIsTried(true);
    // After the page has put the focus at its start.
    const timer = setTimeout(() => focusFirstIssue(focus, PREFIX), 50);
    return () => clearTimeout(timer);
  }, [focus]);

  const submit = () => {
    const refused = wizard.refused.map(({ path }) => path).filter((path) => own.includes(path.split("/")[1] ?? ""));
    const faults = [...refused, ...Object.keys(check(values))];
    if (faults.length === 0) return onNext();
    setIsTried(true);
    requestAnimationFrame(() => focusFirstIssue(faults, PREFIX));
    return undefined;
  };

  return (
    <Box
      component="form"
      noValidate
      ref={form}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <ErrorSummary failure={undefined} errors={errors} fields={formContext.fields} label={label} idPrefix={PREFIX} />
      <Paper sx={{ border: 1, borderColor: "divider", p: { xs: 2, sm: 3 } }}>
        <Typography variant="h3" component="h2">
          {title}
        </Typography>
        {description ? (
          <Typography color="text.secondary" sx={{ mt: 0.5 }}>
            {description}
          </Typography>
        ) : null}
        <Box sx={{ mt: 2.5 }}>
          {own.some((name) => frozen.includes(name)) && <FrozenNote />}
          <SchemaForm
            schema={step.form.schema}
            uiSchema={uiSchema}
            value={values}
            onChange={(next) => wizard.change(Object.fromEntries(own.map((name) => [name, next[name]])))}
            errors={errors}
            formContext={formContext}
            idPrefix={PREFIX}
            {...(validators ? { validators } : {})}
          />
        </Box>
      </Paper>
    </Box>
  );
}

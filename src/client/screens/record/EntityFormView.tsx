import { Alert, Box, Paper } from "@mui/material";
import { type FormEvent, useState } from "react";
import type { ClientForm } from "../../../schema/clientCatalog";
import { useTexts } from "../common/useTexts";
import { useEntity } from "../entity/entities";
import { useEntityTexts } from "../entity/useEntityTexts";
import type { FormData } from "../form/formTypes";
import { SchemaForm } from "../form/SchemaForm";
import { focusFirstFault } from "./focusField";
import { SaveBar } from "./SaveBar";
import { useEntityForm } from "./useEntityForm";
import { useLeaveGuard } from "./useLeaveGuard";

interface EntityFormViewProps {
  readonly form: ClientForm;
  readonly initial: FormData;
  readonly saveLabel: string;
  /** Saves even where nothing differs from the start: a new record may be complete with its defaults. */
  readonly canSaveUnchanged?: boolean;
  /** @throws ApiError where the server refuses. */
  readonly onSave: (values: FormData, changes: FormData) => Promise<void>;
  readonly onSaved: () => void;
  readonly onCancel: () => void;
}

const PREFIX = "field";

/** An entity's form with its save bar; used to create and to edit. */
export function EntityFormView(props: EntityFormViewProps) {
  const { form, initial, saveLabel, canSaveUnchanged = false, onSave, onSaved, onCancel } = props;
  const entity = useEntity();
  const { label } = useEntityTexts();
  const { t } = useTexts();
  const state = useEntityForm(form, initial);
  const [isSaving, setIsSaving] = useState(false);
  const changedNames = Object.keys(state.changes);
  const release = useLeaveGuard(changedNames.length > 0);
  const changed = entity.fields.filter((field) => changedNames.includes(field.name)).map(label);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isSaving) return;
    const faults = Object.keys(state.validate());
    if (faults.length > 0) {
      requestAnimationFrame(() => focusFirstFault(faults, PREFIX));
      return;
    }
    setIsSaving(true);
    try {
      await onSave(state.values, state.changes);
      release();
      onSaved();
    } catch (error) {
      const refused = Object.keys(state.fail(error));
      requestAnimationFrame(() => focusFirstFault(refused, PREFIX));
    } finally {
      setIsSaving(false);
    }
  };

  return (
    <Box component="form" noValidate onSubmit={submit} sx={{ maxWidth: 880 }}>
      {state.failure ? (
        <Alert severity="error" sx={{ mb: 2 }}>
          {state.failure}
        </Alert>
      ) : null}
      <Paper sx={{ border: 1, borderColor: "divider", p: { xs: 2, sm: 3 } }}>
        <SchemaForm
          schema={form.schema}
          uiSchema={state.uiSchema}
          value={state.values}
          onChange={state.change}
          errors={state.errors}
          disabled={isSaving}
          formContext={state.formContext}
          idPrefix={PREFIX}
          {...(state.validators ? { validators: state.validators } : {})}
        />
      </Paper>
      <SaveBar
        changed={changed}
        idle={t(canSaveUnchanged ? "console.form.required" : "console.form.unchanged")}
        saveLabel={saveLabel}
        isSaving={isSaving}
        canSave={canSaveUnchanged || changedNames.length > 0}
        onCancel={onCancel}
      />
    </Box>
  );
}

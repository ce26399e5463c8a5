import { Box, Paper } from "@mui/material";
import { type FormEvent, type ReactNode, useId, useRef, useState } from "react";
import type { ClientForm } from "../../../../schema/clientCatalog";
import { useTexts } from "../../common/useTexts";
import { useEntity } from "../../entity/entities";
import { useEntityTexts } from "../../entity/useEntityTexts";
import { SchemaForm } from "../../form/SchemaForm";
import { DraftOffer } from "../draft/DraftOffer";
import type { FormDraftState } from "../draft/useFormDraft";
import { type AdaptUi, adaptedUi } from "../form/adaptedUi";
import { ErrorSummary } from "../form/ErrorSummary";
import { focusFirstIssue } from "../form/focusField";
import { SaveBar } from "../form/SaveBar";
import { SavedState } from "../form/SavedState";
import type { EntityFormState } from "../form/useEntityForm";
import { useFormKeys } from "../form/useFormKeys";
import { useLeaveGuard } from "../form/useLeaveGuard";

interface EntityFormViewProps {
  readonly form: ClientForm;
  readonly state: EntityFormState;
  readonly draft: FormDraftState;
  readonly saveLabel: string;
  /** Saves even where nothing differs from the start: a new record may be complete with its defaults. */
  readonly canSaveUnchanged?: boolean;
  /** The form can only be read, e.g. while somebody else edits the record. */
  readonly isLocked?: boolean;
  /** How the form differs from the entity's own, by field; what starts with `ui:` is the whole form's. @default not at all */
  readonly adaptUi?: AdaptUi;
  /** Said above the form. */
  readonly notices?: ReactNode;
  /** Shown beside the form: what can't be edited here. */
  readonly side?: ReactNode;
  /** Resolves to whether the save is through; `false` where a question is open first. @throws ApiError where the server refuses. */
  readonly onSave: () => Promise<boolean>;
  readonly onSaved: () => void;
  readonly onCancel: () => void;
}

/** What can only be read is there to be read: not as pale as what is out of use. */
const READABLE = {
  "& .MuiInputBase-input.Mui-disabled": { WebkitTextFillColor: "currentcolor", color: "text.primary" },
} as const;

/** Prefix of the controls' ids. */
export const FORM_PREFIX = "field";

/** An entity's form with its save bar; used to create and to edit. */
export function EntityFormView(props: EntityFormViewProps) {
  const { form, state, draft, saveLabel, canSaveUnchanged = false, isLocked = false, adaptUi } = props;
  const entity = useEntity();
  const { label } = useEntityTexts();
  const { t } = useTexts();
  const formElement = useRef<HTMLFormElement>(null);
  const [isSaving, setIsSaving] = useState(false);
  const changedNames = Object.keys(state.changes);
  const canSave = !isLocked && (canSaveUnchanged || changedNames.length > 0);
  const release = useLeaveGuard(changedNames.length > 0);
  const changed = entity.fields.filter((field) => changedNames.includes(field.name)).map(label);
  const id = useId();
  useFormKeys({ form: formElement, ...(changedNames.length === 0 ? { onCancel: props.onCancel } : {}) });

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isSaving || !canSave) return;
    const faults = Object.keys(state.validate());
    if (faults.length > 0) {
      requestAnimationFrame(() => focusFirstIssue(faults, FORM_PREFIX));
      return;
    }
    setIsSaving(true);
    try {
      if (!(await props.onSave())) return;
      draft.finish();
      release();
      props.onSaved();
    } catch (error) {
      const refused = Object.keys(state.fail(error));
      requestAnimationFrame(() => focusFirstIssue(refused, FORM_PREFIX));
    } finally {
      setIsSaving(false);
    }
  };

  return (
    <Box
      sx={{
        display: "grid",
        gap: 3,
        alignItems: "start",
        gridTemplateColumns: {
          xs: "minmax(0, 1fr)",
          lg: props.side ? "minmax(0, 880px) minmax(220px, 320px)" : "minmax(0, 880px)",
        },
      }}
    >
      <Box component="form" id={id} noValidate onSubmit={submit} ref={formElement} sx={{ minWidth: 0 }}>
        {props.notices}
        <DraftOffer draft={draft} />
        <ErrorSummary
          failure={state.failure}
          errors={state.errors}
          fields={state.formContext.fields}
          label={label}
          idPrefix={FORM_PREFIX}
        />
        <Paper sx={{ border: 1, borderColor: "divider", p: { xs: 2, sm: 3 }, ...(isLocked ? READABLE : {}) }}>
          <SchemaForm
            schema={form.schema}
            uiSchema={adaptUi ? adaptedUi(state.uiSchema, adaptUi(state.values, state.uiSchema)) : state.uiSchema}
            value={state.values}
            onChange={state.change}
            errors={state.errors}
            disabled={isSaving || isLocked}
            formContext={state.formContext}
            idPrefix={FORM_PREFIX}
            {...(state.validators ? { validators: state.validators } : {})}
          />
        </Paper>
        <SaveBar
          form={id}
          changed={changed}
          idle={t(canSaveUnchanged ? "console.form.required" : "console.form.unchanged")}
          saveLabel={saveLabel}
          isSaving={isSaving}
          canSave={canSave}
          status={<SavedState status={draft.status} isPaused={draft.offer !== undefined && changedNames.length > 0} />}
          onCancel={props.onCancel}
        />
      </Box>
      {props.side}
    </Box>
  );
}

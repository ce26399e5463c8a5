import { Box, Paper } from "@mui/material";
import { type FormEvent, type ReactNode, useId, useMemo, useRef, useState } from "react";
import type { ClientField } from "../../../../schema/clientCatalog";
import type { FieldSchema } from "../../../../schema/document";
import { useTexts } from "../../../screens/common/useTexts";
import type { FormContext, FormData } from "../../../screens/form/formTypes";
import { looseField } from "../../../screens/form/itemFields";
import { SchemaForm } from "../../../screens/form/SchemaForm";
import type { OpenConflict } from "../../../screens/record/edit/conflict";
import { conflictOf, settle } from "../../../screens/record/edit/conflict";
import { currentOf } from "../../../screens/record/edit/useRecordForm";
import { ErrorSummary } from "../../../screens/record/form/ErrorSummary";
import { focusFirstIssue } from "../../../screens/record/form/focusField";
import { SaveBar } from "../../../screens/record/form/SaveBar";
import { useFormKeys } from "../../../screens/record/form/useFormKeys";
import { useLeaveGuard } from "../../../screens/record/form/useLeaveGuard";
import { SettingsConflict } from "./SettingsConflict";
import type { SettingsState } from "./useSettings";

interface SettingsFormProps {
  readonly schema: FieldSchema;
  readonly uiSchema: object;
  readonly state: SettingsState;
  /** What people call a field. */
  readonly label: (name: string) => string;
  /** The words of a value of a closed list. */
  readonly value: (name: string, value: string) => string;
  /** Said above the fields. */
  readonly notices?: ReactNode;
  /** @throws ApiError where the server refuses */
  readonly onSave: () => Promise<void>;
  /** The next save is one of what others saved meanwhile. @returns its values, as the form has them */
  readonly onCurrent: (current: FormData) => FormData;
}

const PREFIX = "setting";

function useFields(schema: FieldSchema, label: (name: string) => string) {
  return useMemo(() => {
    const entries = Object.entries(schema.properties ?? {});
    const fields = entries.map(([name, part]) => looseField(name, name, { ...part, title: label(name) }));
    return new Map(fields.map((field) => [field.name, field]));
  }, [schema, label]);
}

const titleOf = ({ title }: ClientField) => title;

/** A page of settings that stays open after a save: its fields, what is wrong, and the save bar. */
export function SettingsForm({ schema, uiSchema, state, label, value, notices, onSave, onCurrent }: SettingsFormProps) {
  const { t } = useTexts();
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const [isSaving, setIsSaving] = useState(false);
  const [conflict, setConflict] = useState<OpenConflict>();
  const fields = useFields(schema, label);
  const formContext = useMemo<FormContext>(() => ({ fields, isNew: false }), [fields]);
  const changed = Object.keys(state.changes);
  const undo = () => state.restart(state.before);
  useLeaveGuard(changed.length > 0, "console.settings.leave");
  // Nothing is left by Escape: the page has no other to go back to.
  useFormKeys({ form });

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isSaving || changed.length === 0) return;
    const focus = (faults: readonly string[]) => requestAnimationFrame(() => focusFirstIssue(faults, PREFIX));
    const faults = Object.keys(state.validate());
    if (faults.length > 0) {
      focus(faults);
      return;
    }
    setIsSaving(true);
    try {
      await onSave();
    } catch (error) {
      const current = currentOf(error);
      const { before, changes } = state;
      if (current)
        setConflict({
          ...conflictOf({ before, changes, current, names: [...fields.keys()] }),
          current,
          changes,
          isSaving: false,
        });
      else focus(Object.keys(state.fail(error)));
    } finally {
      setIsSaving(false);
    }
  };

  return (
    <Box component="form" id={id} noValidate onSubmit={submit} ref={form} sx={{ minWidth: 0 }}>
      <ErrorSummary failure={state.failure} errors={state.errors} fields={fields} label={titleOf} idPrefix={PREFIX} />
      {notices}
      <Paper sx={{ border: 1, borderColor: "divider", p: { xs: 2, sm: 3 } }}>
        <SchemaForm
          schema={schema}
          uiSchema={uiSchema}
          value={state.values}
          onChange={state.change}
          errors={state.errors}
          disabled={isSaving}
          formContext={formContext}
          idPrefix={PREFIX}
        />
      </Paper>
      <SaveBar
        form={id}
        changed={changed.flatMap((name) => fields.get(name)?.title ?? [])}
        idle={t("console.form.unchanged")}
        saveLabel={t("console.action.save")}
        cancelLabel={t("console.action.undo")}
        isSaving={isSaving}
        canSave={changed.length > 0}
        onCancel={undo}
      />
      {conflict ? (
        <SettingsConflict
          conflict={conflict}
          fields={[...fields.values()]}
          value={value}
          onDecide={(choices) => {
            setConflict(undefined);
            state.rebase(onCurrent(conflict.current), settle(conflict.changes, choices, conflict.current));
          }}
          onClose={() => setConflict(undefined)}
        />
      ) : null}
    </Box>
  );
}

import { createPrecompiledValidator } from "@rjsf/validator-ajv8";
import { useCallback, useMemo, useState } from "react";
import type { ClientForm } from "../../../schema/clientCatalog";
import { ApiError } from "../../data/api";
import { useClientRegistry } from "../../host/clientRegistry";
import { useTexts } from "../common/useTexts";
import { useEntity } from "../entity/entities";
import { useEntityTexts } from "../entity/useEntityTexts";
import type { FormContext, FormData } from "../form/formTypes";
import { useValidators } from "../form/useValidators";
import { type FormErrors, messagesOf } from "../form/validation";
import { changesOf, uiSchemaOf } from "./entityForm";

/** State of an entity's create or edit form: values, what changed, what is wrong. */
export function useEntityForm(form: ClientForm, initial: FormData) {
  const entity = useEntity();
  const { t } = useTexts();
  const { label, help, value: valueLabel } = useEntityTexts();
  const { fieldKinds } = useClientRegistry();
  const validators = useValidators(form.validators);
  const [before, setBefore] = useState(initial);
  const [values, setValues] = useState(initial);
  const [errors, setErrors] = useState<FormErrors>({});
  const [failure, setFailure] = useState<string>();

  const uiSchema = useMemo(
    () => uiSchemaOf({ entity, form, kinds: fieldKinds, label, help, value: valueLabel, text: (key) => t(key, { _: key }) }),
    [entity, form, fieldKinds, label, help, valueLabel, t],
  );
  const formContext = useMemo<FormContext>(
    () => ({ fields: new Map(entity.fields.map((field) => [field.name, field])) }),
    [entity],
  );
  const changes = useMemo(() => changesOf(form, before, values), [form, before, values]);

  const change = useCallback((next: FormData) => {
    setValues((current) => {
      // What the server or the last submit said about a field no longer holds once it is edited.
      setErrors((said) => Object.fromEntries(Object.entries(said).filter(([key]) => isUntouched(key, current, next))));
      return next;
    });
  }, []);

  const validate = (): FormErrors => {
    if (!validators) return {};
    const validator = createPrecompiledValidator(validators, form.schema as object);
    const found = messagesOf(validator.rawValidation(form.schema as object, values).errors, t);
    setErrors(found);
    setFailure(undefined);
    return found;
  };

  const fail = (error: unknown): FormErrors => {
    const problem = error instanceof ApiError ? error.problem : undefined;
    const faults = problem?.errors ?? [];
    const messages = Object.fromEntries(faults.map((fault) => [fault.path, fault.message]));
    setErrors(messages);
    const isOffline = error instanceof ApiError && error.status === 0;
    setFailure(
      isOffline ? t("console.state.offline.body") : (problem?.detail ?? problem?.title ?? t("console.state.failed.body")),
    );
    return messages;
  };

  const reset = (next: FormData) => {
    setBefore(next);
    setValues(next);
    setErrors({});
    setFailure(undefined);
  };

  return { uiSchema, formContext, validators, values, changes, errors, failure, change, validate, fail, reset, before };
}

function isUntouched(pointer: string, before: FormData, after: FormData): boolean {
  const name = pointer.split("/")[1] ?? "";
  return before[name] === after[name];
}

import { useCallback, useMemo, useState } from "react";
import type { ClientForm } from "../../../schema/clientCatalog";
import { ApiError } from "../../data/api";
import { useTexts } from "../common/useTexts";
import { useEntity } from "../entity/entities";
import { useEntityTexts } from "../entity/useEntityTexts";
import type { FormData } from "../form/formTypes";
import { type FormErrors, newMessages } from "../form/validation";
import { changesOf } from "./entityForm";
import { useFormParts } from "./useFormParts";

export type EntityFormState = ReturnType<typeof useEntityForm>;

interface EntityFormOptions {
  readonly form: ClientForm;
  readonly initial: FormData;
  /** The form changes a record: what was wrong with it before is not this edit's to mend. */
  readonly isUpdate: boolean;
}

/** State of an entity's form: values, what changed since the start, what is wrong. */
export function useEntityForm({ form, initial, isUpdate }: EntityFormOptions) {
  const entity = useEntity();
  const { t } = useTexts();
  const { label } = useEntityTexts();
  const { uiSchema, formContext, validators, check } = useFormParts({ form, fields: entity.fields, label, isNew: !isUpdate });
  const [before, setBefore] = useState(initial);
  const [values, setValues] = useState(initial);
  const [refused, setRefused] = useState<FormErrors>({});
  const [failure, setFailure] = useState<string>();
  const [isSubmitted, setIsSubmitted] = useState(false);

  const changes = useMemo(() => changesOf(form, before, values), [form, before, values]);
  const faultsOf = useCallback(
    (data: FormData): FormErrors => {
      const found = check(data);
      return isUpdate ? newMessages(check(before), found, (pointer) => !isUntouched(pointer, before, data)) : found;
    },
    [check, before, isUpdate],
  );
  // After the first try what is wrong follows every change: a rule over two fields is mended at either of them.
  const errors = useMemo(
    () => ({ ...(isSubmitted ? faultsOf(values) : {}), ...refused }),
    [isSubmitted, faultsOf, values, refused],
  );

  const change = useCallback((next: FormData) => {
    setValues((current) => {
      // What the server said about a field no longer holds once it is edited.
      setRefused((said) => Object.fromEntries(Object.entries(said).filter(([key]) => isUntouched(key, current, next))));
      return next;
    });
  }, []);

  const validate = (): FormErrors => {
    setIsSubmitted(true);
    setRefused({});
    setFailure(undefined);
    return faultsOf(values);
  };

  const fail = (error: unknown): FormErrors => {
    const problem = error instanceof ApiError ? error.problem : undefined;
    const messages = Object.fromEntries((problem?.errors ?? []).map((fault) => [fault.path, fault.message]));
    setRefused(messages);
    const isOffline = error instanceof ApiError && error.status === 0;
    setFailure(
      isOffline ? t("console.state.offline.body") : (problem?.detail ?? problem?.title ?? t("console.state.failed.body")),
    );
    return messages;
  };

  /** Goes on from another start, e.g. the record as somebody else has saved it. */
  const rebase = useCallback((start: FormData, next: FormData) => {
    setBefore(start);
    setValues(next);
    setRefused({});
    setFailure(undefined);
  }, []);

  return { uiSchema, formContext, validators, before, values, changes, errors, failure, change, validate, fail, rebase };
}

function isUntouched(pointer: string, before: FormData, after: FormData): boolean {
  const name = pointer.split("/")[1] ?? "";
  return before[name] === after[name];
}

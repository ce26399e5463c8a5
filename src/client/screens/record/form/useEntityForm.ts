import { useCallback, useMemo, useReducer } from "react";
import type { ClientForm } from "../../../../schema/clientCatalog";
import { ApiError } from "../../../data/api";
import { useTexts } from "../../common/useTexts";
import { useEntity } from "../../entity/entities";
import { useEntityTexts } from "../../entity/useEntityTexts";
import type { FormData } from "../../form/formTypes";
import { type FormErrors, newMessages } from "../../form/validation";
import { changesOf } from "./entityForm";
import { isUntouched, reduceForm, startForm } from "./entityFormState";
import { useFormParts } from "./useFormParts";

export type EntityFormState = ReturnType<typeof useEntityForm>;

interface EntityFormOptions {
  readonly form: ClientForm;
  readonly initial: FormData;
  /** The form changes a record: what was wrong with it before is not this edit's to mend. */
  readonly isUpdate: boolean;
  /** Names of fields that are shown and can't be changed any more. @default none */
  readonly frozen?: readonly string[];
}

/** Words the server's refusal of a whole form. */
function useFailureText() {
  const { t } = useTexts();
  return (error: unknown): string => {
    if (!(error instanceof ApiError)) return t("console.state.failed.body");
    if (error.status === 0) return t("console.state.offline.body");
    return error.problem?.detail ?? error.problem?.title ?? t("console.state.failed.body");
  };
}

function fieldMessages(error: unknown): FormErrors {
  const errors = error instanceof ApiError ? (error.problem?.errors ?? []) : [];
  return Object.fromEntries(errors.map(({ path, message }) => [path, message]));
}

/** State of an entity's form: values, what changed since the start, what is wrong. */
export function useEntityForm({ form, initial, isUpdate, frozen }: EntityFormOptions) {
  const entity = useEntity();
  const { label } = useEntityTexts();
  const failureText = useFailureText();
  const { uiSchema, formContext, validators, check } = useFormParts({
    ...{ form, fields: entity.fields, label, isNew: !isUpdate },
    ...(frozen ? { frozen } : {}),
  });
  const [state, dispatch] = useReducer(reduceForm, initial, startForm);
  const { before, values, refused, failure, isSubmitted } = state;

  const changes = useMemo(() => changesOf(form, before, values), [form, before, values]);
  const errorsOf = useCallback(
    (data: FormData): FormErrors => {
      const found = check(data);
      return isUpdate ? newMessages(check(before), found, (pointer) => !isUntouched(pointer, before, data)) : found;
    },
    [check, before, isUpdate],
  );
  // After the first try what is wrong follows every change: a rule over two fields is mended at either of them.
  const errors = useMemo(
    () => ({ ...(isSubmitted ? errorsOf(values) : {}), ...refused }),
    [isSubmitted, errorsOf, values, refused],
  );

  const change = useCallback((next: FormData) => dispatch({ type: "changed", values: next }), []);
  const rebase = useCallback((start: FormData, next: FormData) => dispatch({ type: "rebased", before: start, values: next }), []);

  const validate = (): FormErrors => {
    dispatch({ type: "submitted" });
    return errorsOf(values);
  };

  const fail = (error: unknown): FormErrors => {
    const messages = fieldMessages(error);
    dispatch({ type: "failed", refused: messages, failure: failureText(error) });
    return messages;
  };

  return { uiSchema, formContext, validators, before, values, changes, errors, failure, change, validate, fail, rebase };
}

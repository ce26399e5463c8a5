import { useCallback, useMemo, useState } from "react";
import { ApiError } from "../../../data/api";
import { changedFields } from "../../../data/changedFields";
import { useTexts } from "../../../screens/common/useTexts";
import type { FormData } from "../../../screens/form/formTypes";
import type { FormErrors } from "../../../screens/form/validation";
import { withChanges } from "../../../screens/record/form/entityForm";

export type SettingsState = ReturnType<typeof useSettings>;

interface SettingsOptions {
  /** What is saved now. */
  readonly initial: FormData;
  /** What is wrong with the values, by JSON pointer. */
  readonly check: (values: FormData) => FormErrors;
}

/** The faults that a change leaves as they are: what the server said of a field no longer holds once it is edited. */
function stillTrue(faults: FormErrors, before: FormData, after: FormData): FormErrors {
  const isUntouched = (pointer: string) => {
    const name = pointer.split("/")[1] ?? "";
    return before[name] === after[name];
  };
  return Object.fromEntries(Object.entries(faults).filter(([pointer]) => isUntouched(pointer)));
}

/** State of a page of settings: values, what changed since they were read, what is wrong. */
export function useSettings({ initial, check }: SettingsOptions) {
  const { t } = useTexts();
  const [before, setBefore] = useState(initial);
  const [values, setValues] = useState(initial);
  const [refused, setRefused] = useState<FormErrors>({});
  const [failure, setFailure] = useState<string>();
  const [isSubmitted, setIsSubmitted] = useState(false);

  const changes = useMemo(() => changedFields(before, { ...before, ...values }), [before, values]);
  const errors = useMemo(() => ({ ...(isSubmitted ? check(values) : {}), ...refused }), [isSubmitted, check, values, refused]);

  const change = useCallback((next: FormData) => {
    setValues((current) => {
      setRefused((said) => stillTrue(said, current, next));
      return next;
    });
  }, []);

  const validate = (): FormErrors => {
    setIsSubmitted(true);
    setRefused({});
    setFailure(undefined);
    return check(values);
  };

  const fail = (error: unknown): FormErrors => {
    const problem = error instanceof ApiError ? error.problem : undefined;
    const faults = Object.fromEntries((problem?.errors ?? []).map(({ path, message }) => [path, message]));
    const isOffline = error instanceof ApiError && error.status === 0;
    setRefused(faults);
    setFailure(
      isOffline ? t("console.state.offline.body") : (problem?.detail ?? problem?.title ?? t("console.state.failed.body")),
    );
    return faults;
  };

  /** Goes on from other values, e.g. those that were just saved. */
  const restart = useCallback((start: FormData) => {
    setBefore(start);
    setValues(start);
    setRefused({});
    setFailure(undefined);
    setIsSubmitted(false);
  }, []);

  /** Goes on from what others saved, with what is left of the changes made here. */
  const rebase = useCallback(
    (start: FormData, kept: FormData) => {
      restart(start);
      setValues(withChanges(start, kept));
    },
    [restart],
  );

  return { before, values, changes, errors, failure, change, validate, fail, restart, rebase };
}

import { type FormEvent, useState } from "react";
import type { SignUpForm, signUpApi } from "../../../contracts/api/signUp";
import { ApiError } from "../../data/api";
import { clientOf } from "../../data/clientOf";
import { useTexts } from "../../texts/TextsProvider";
import { type Failure, failureOf } from "../pages/failureOf";
import type { SignUpValues } from "./signUpForm";
import { BOXES, fieldNames, signUpBody, signUpIssues } from "./signUpIssues";

export interface SignUpInput {
  readonly origin: string;
  readonly form: SignUpForm;
  /** Of an invitation; absent: the community's open sign-up. */
  readonly hash: string | undefined;
  /** A mail is on its way, whoever has the address. */
  readonly onSent: (sent: { readonly email: string; readonly minutes: number }) => void;
  readonly onSignedIn: () => Promise<void>;
  /** There is no signing up any more, for a reason that no field can mend. */
  readonly onRefused: (error: unknown) => void;
  readonly isFinal: (error: unknown) => boolean;
  /** The documents are others by now. */
  readonly onChanged: () => void;
}

const signUp = clientOf<typeof signUpApi>();
const NOTHING: Failure = { fields: {}, form: undefined };

/** The state of a sign-up's form. */
export function useSignUp({ origin, form, hash, onSent, onSignedIn, onRefused, isFinal, onChanged }: SignUpInput) {
  const { t } = useTexts();
  const [values, setValues] = useState<SignUpValues>({});
  const [failure, setFailure] = useState<Failure>(NOTHING);
  const [isBusy, setIsBusy] = useState(false);
  const names = fieldNames(form);

  const show = (found: Failure) => {
    setFailure(found);
    const first = names.find((name) => found.fields[name] !== undefined);
    if (first) document.getElementById(`sign-up-${first}`)?.focus();
  };
  const refuse = (error: unknown) => {
    if (isFinal(error)) return onRefused(error);
    const code = error instanceof ApiError ? error.problem?.code : undefined;
    if (code === "signUp.changedDocuments") {
      setValues((before) => ({ ...before, ...Object.fromEntries(Object.values(BOXES).map((name) => [name, false])) }));
      onChanged();
    }
    // The account's own password is the only one that is asked for there.
    if (code === "auth.wrongPassword")
      return show({ fields: { password: t("community.signUp.wrongPassword") }, form: undefined });
    show(failureOf(error, names, t));
  };
  const send = async () => {
    setIsBusy(true);
    setFailure(NOTHING);
    try {
      const body = signUpBody(form, values, hash);
      const answer = await signUp.call("POST /experienceLabs/:origin/register", { params: { origin }, body });
      if (answer.minutes !== undefined) onSent({ email: String(body.email), minutes: answer.minutes });
      else await onSignedIn();
    } catch (error) {
      refuse(error);
    } finally {
      setIsBusy(false);
    }
  };
  return {
    values,
    failure,
    isBusy,
    change: (name: string, value: string | boolean) => {
      setValues((before) => ({ ...before, [name]: value }));
      setFailure(({ fields: { [name]: _, ...fields }, form: said }) => ({ fields, form: said }));
    },
    submit: (event: FormEvent) => {
      event.preventDefault();
      if (isBusy) return;
      const found = Object.entries(signUpIssues(form, values)).map(([name, key]) => [name, t(key)] as const);
      if (found.length > 0) show({ fields: Object.fromEntries(found), form: undefined });
      else void send();
    },
  };
}

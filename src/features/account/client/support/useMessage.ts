import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { useLocation } from "react-router-dom";
import { useNotice, useTexts } from "../../../../client/kit/console";
import { newId } from "../../../../shared/ids";
import { LONGEST_MESSAGE, SHORTEST_MESSAGE, SUBJECTS, type Subject } from "../../shared/support";
import { support } from "../account";

export interface MessageForm {
  readonly subject: Subject | "";
  readonly message: string;
  readonly study: string | undefined;
}

const EMPTY: MessageForm = { subject: "", message: "", study: undefined };
const OWN = "GET /api/account/support-cases";

export const useOwnCases = () => support.useCall(OWN, {});

/** What an address fills in: `?subject=CREDITS&message=...`, of a page that leads here for something. */
function filledIn(search: string): MessageForm {
  const given = new URLSearchParams(search);
  const subject = SUBJECTS.find((one) => one === given.get("subject"));
  return subject ? { ...EMPTY, subject, message: (given.get("message") ?? "").slice(0, LONGEST_MESSAGE) } : EMPTY;
}

/** A message: what is typed, what is missing in it, and sending it once, however often one presses. What fails stays. */
export function useMessage() {
  const { t } = useTexts();
  const notice = useNotice();
  const queries = useQueryClient();
  const { search } = useLocation();
  const [given] = useState(() => filledIn(search));
  const [form, setForm] = useState(given);
  const [hasTried, setHasTried] = useState(false);
  // The same words have one key, also where their answer was lost and they are sent again; others are another message.
  const key = useRef(newId());
  const send = useMutation({
    mutationFn: ({ subject, message, study }: MessageForm & { readonly subject: Subject }) => {
      const body = { subject, message, study: study ?? null, key: key.current };
      // The form itself says that it wasn't sent, and keeps what was typed.
      return support.call("POST /api/account/support-cases", { body }, { isQuiet: true });
    },
    onSuccess: (cases) => {
      queries.setQueryData(support.keyOf(OWN, {}), cases);
      key.current = newId();
      setForm(EMPTY);
      setHasTried(false);
      notice(t("account.support.sent"));
    },
  });
  const { length } = form.message.trim();
  const issues = { subject: form.subject === "", message: length < SHORTEST_MESSAGE || length > LONGEST_MESSAGE };
  const submit = () => {
    setHasTried(true);
    const { subject } = form;
    if (subject === "" || issues.message || send.isPending) return;
    send.mutate({ ...form, subject });
  };
  const change = (values: Partial<MessageForm>) => {
    key.current = newId();
    setForm({ ...form, ...values });
  };
  return {
    form,
    issues: { subject: hasTried && issues.subject, message: hasTried && issues.message },
    isDirty: form !== EMPTY && form !== given && (form.message !== "" || form.subject !== ""),
    isBusy: send.isPending,
    error: send.error,
    change,
    submit,
  };
}

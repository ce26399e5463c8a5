import { useRef, useState } from "react";
import { useLeaveGuard } from "../../../../client/kit/console";
import { type ComposeStart, formOf, type MailingForm } from "./form";
import { useDraft } from "./useDraft";

/** The form, and what keeps it: a scheduled e-mail is changed at once, all else is a draft meanwhile. */
export function useForm(start: ComposeStart) {
  const [form, setForm] = useState(() => formOf(start));
  // An upload that ends meets what has been written since.
  const latest = useRef(form);
  const update = (next: MailingForm) => {
    latest.current = next;
    setForm(next);
  };
  const [isDirty, setIsDirty] = useState(false);
  const draft = useDraft({
    draft: start.draft,
    onImage: (before, image) => latest.current.image === before && update({ ...latest.current, image }),
  });
  const isKept = start.scheduled === undefined;
  const allowLeave = useLeaveGuard(
    isKept ? draft.isUnsaved : isDirty,
    "mailings.compose.leave",
    isKept ? draft.saveBeforeLeaving : undefined,
  );
  const onChange = (part: Partial<MailingForm>) => {
    const next = { ...latest.current, ...part };
    update(next);
    setIsDirty(true);
    if (isKept) draft.change(next);
  };
  return { form, isDirty, draft, allowLeave, onChange };
}

import { useMutation } from "@tanstack/react-query";
import type { Audience } from "../../shared/audience";
import { communityParams, mailings, useRefresh } from "../useMailings";
import { destinationOf, letterOf, type MailingForm } from "./form";

interface Sending {
  /** The draft's id: pressed twice, it is sent once. */
  readonly key: string;
  readonly form: MailingForm;
  readonly audience: Audience;
  /** Whether people who are no members are left out. */
  readonly skipUnknown: boolean;
  /** By the community's clock. @default now */
  readonly at: { readonly date: string; readonly time: string } | undefined;
}

async function send(
  { key, form, audience, skipUnknown, at }: Sending,
  scheduledId: string | undefined,
): Promise<"scheduled" | "history"> {
  const params = communityParams();
  const common = { key, audience, ...(skipUnknown ? { skipUnknown } : {}) };
  if (form.channel === "ALERT") {
    const body = { ...common, title: form.subject.trim(), message: form.message.trim(), ...destinationOf(form) };
    await mailings.call("POST /client/communities/:id/sendCustomNotification", { params, body });
    return "history";
  }
  const email = { ...common, ...letterOf(form) };
  if (!at) {
    await mailings.call("POST /client/communities/:id/sendCustomEmail", { params, body: email });
    return "history";
  }
  const body = { ...email, ...at };
  if (scheduledId === undefined) await mailings.call("POST /client/communities/:id/scheduleCustomEmail", { params, body });
  else {
    const emailId = scheduledId;
    await mailings.call("PUT /client/communities/:id/scheduledEmails/:emailId", { params: { ...params, emailId }, body });
  }
  return "scheduled";
}

/** Sends a mailing or puts it on the calendar. @param scheduledId the one that is changed. @param onDone told where it is now */
export function useSend(scheduledId: string | undefined, onDone: (view: "scheduled" | "history") => void) {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (sending: Sending) => send(sending, scheduledId),
    onSuccess: (view) => {
      refresh();
      onDone(view);
    },
  });
}

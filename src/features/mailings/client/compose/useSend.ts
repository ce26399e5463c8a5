import { useMutation } from "@tanstack/react-query";
import type { Audience } from "../../shared/audience";
import { communityParams, mailings, useRefresh } from "../useMailings";
import { letterOf, type MailingForm } from "./form";

interface Sending {
  /** Of a dialog: pressed twice, it sends once. */
  readonly key: string;
  readonly form: MailingForm;
  readonly audience: Audience;
  /** By the community's clock. @default now */
  readonly at: { readonly date: string; readonly time: string } | undefined;
}

async function send({ key, form, audience, at }: Sending, scheduledId: string | undefined): Promise<"scheduled" | "history"> {
  const params = communityParams();
  if (form.channel === "ALERT") {
    const body = { key, title: form.subject.trim(), message: form.message.trim(), audience };
    const activity = audience.kind === "PENDING" && audience.activity ? { activity: audience.activity } : {};
    await mailings.call("POST /client/communities/:id/sendCustomNotification", { params, body: { ...body, ...activity } });
    return "history";
  }
  const email = { ...letterOf(form), audience };
  if (!at) {
    await mailings.call("POST /client/communities/:id/sendCustomEmail", { params, body: { ...email, key } });
    return "history";
  }
  const body = { ...email, ...at };
  if (scheduledId === undefined)
    await mailings.call("POST /client/communities/:id/scheduleCustomEmail", { params, body: { ...body, key } });
  else
    await mailings.call("PUT /client/communities/:id/scheduledEmails/:emailId", {
      params: { ...params, emailId: scheduledId },
      body,
    });
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

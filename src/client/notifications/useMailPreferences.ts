import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { NotificationPreferences, notificationPreferencesApi } from "../../contracts/api/notificationPreferences";
import type { MailRhythm } from "../../shared/mailRhythms";
import { clientOf } from "../data/clientOf";
import { useTexts } from "../texts/TextsProvider";

export type PreferenceSide = "member" | "staff";

interface Change {
  readonly kinds?: { kind: string; mail: boolean }[];
  readonly isUnsubscribed?: boolean;
  readonly rhythm?: MailRhythm;
  readonly timeZone?: string | null;
}

const preferences = clientOf<typeof notificationPreferencesApi>();

const READ = {
  member: "GET /tester/communities/:id/notifications/preferences",
  staff: "GET /client/communities/:id/notifications/preferences",
} as const;
const WRITE = {
  member: "PUT /tester/communities/:id/notifications/preferences",
  staff: "PUT /client/communities/:id/notifications/preferences",
} as const;

function changed(known: NotificationPreferences, { kinds = [], ...others }: Change) {
  const choices = new Map(kinds.map(({ kind, mail }) => [kind, mail]));
  return { ...known, ...others, kinds: known.kinds.map((one) => ({ ...one, mail: choices.get(one.kind) ?? one.mail })) };
}

/** What somebody gets by mail, and how they change it: shown at once, and taken back where it could not be saved. */
export function useMailPreferences(side: PreferenceSide, id: string) {
  const queries = useQueryClient();
  const { language } = useTexts();
  const input = { params: { id } };
  const { data, error, refetch } = preferences.useCall(READ[side], input, { version: language });
  const [failure, setFailure] = useState<unknown>();
  const key = preferences.keyOf(READ[side], input);

  const change = (body: Change) => {
    setFailure(undefined);
    // An answer that is on its way would show what it was before.
    void queries.cancelQueries({ queryKey: key });
    queries.setQueryData<NotificationPreferences>(key, (known) => known && changed(known, body));
    preferences.call(WRITE[side], { ...input, body }).catch((reason: unknown) => {
      setFailure(reason);
      void refetch();
    });
  };
  return { data: data ?? undefined, error, refetch: () => void refetch(), change, failure };
}

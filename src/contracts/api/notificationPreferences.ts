import Type from "typebox";
import { defineApi, defineCall, type ValueOf } from "../../shared/calls/defineApi";
import { ById, closed, component, EXAMPLE_ID, nullable } from "../../shared/calls/schemas";
import { MAIL_RHYTHMS } from "../../shared/mailRhythms";
import { NOTIFICATION_CATEGORIES } from "../../shared/notificationCategories";

const MOST_KINDS = 100;
const NAME_OF_ZONE = { minLength: 1, maxLength: 64 } as const;
const TimeZone = Type.String(NAME_OF_ZONE);

const KindPreference = closed({
  kind: Type.String(),
  category: Type.Enum([...NOTIFICATION_CATEGORIES]),
  label: Type.String(),
  mail: Type.Boolean({ description: "Whether it comes by mail as well" }),
  isMandatory: Type.Boolean({ description: "Whether it comes by mail whatever somebody chooses" }),
});

const NotificationPreferences = component(
  "NotificationPreferences",
  closed({
    isUnsubscribed: Type.Boolean({ description: "Whether no mails of the community are sent but for the mandatory ones" }),
    kinds: Type.Array(KindPreference),
    rhythm: Type.Enum([...MAIL_RHYTHMS], { description: "How often they come; the mandatory ones come at once" }),
    timeZone: nullable(Type.String({ description: "IANA name of the zone of the person's clocks; null: the community's" })),
    communityTimeZone: Type.String(),
  }),
);

/** What somebody gets by mail beside their notifications. */
export type NotificationPreferences = ValueOf<typeof NotificationPreferences>;

const Change = closed({
  kinds: Type.Optional(
    Type.Array(closed({ kind: Type.String({ maxLength: 80 }), mail: Type.Boolean() }), { minItems: 1, maxItems: MOST_KINDS }),
  ),
  rhythm: Type.Optional(Type.Enum([...MAIL_RHYTHMS])),
  timeZone: Type.Optional(nullable(TimeZone)),
  deviceTimeZone: Type.Optional(
    Type.String({ ...NAME_OF_ZONE, description: "The zone of the person's device, which counts until they choose one" }),
  ),
  isUnsubscribed: Type.Optional(Type.Boolean({ description: "Another way to unsubscribe from mails, and the way back" })),
});

const example: NotificationPreferences = {
  isUnsubscribed: false,
  kinds: [{ kind: "activity.opened", category: "activities", label: "New activities", mail: true, isMandatory: false }],
  rhythm: "NOW",
  timeZone: null,
  communityTimeZone: "Europe/Madrid",
};

const read = (whose: string) =>
  defineCall({
    summary: `Which notifications the ${whose} gets by mail`,
    params: ById,
    answer: NotificationPreferences,
    examples: { params: { id: EXAMPLE_ID }, answer: example },
  });

const change = (whose: string) =>
  defineCall({
    summary: `Choose which notifications the ${whose} gets by mail; what is absent stays`,
    params: ById,
    body: Change,
    answer: NotificationPreferences,
    examples: {
      params: { id: EXAMPLE_ID },
      body: { kinds: [{ kind: "activity.opened", mail: true }], isUnsubscribed: false },
      answer: example,
    },
  });

export const notificationPreferencesApi = defineApi({
  "GET /tester/communities/:id/notifications/preferences": read("member"),
  "PUT /tester/communities/:id/notifications/preferences": change("member"),
  "GET /client/communities/:id/notifications/preferences": read("staff person"),
  "PUT /client/communities/:id/notifications/preferences": change("staff person"),
});

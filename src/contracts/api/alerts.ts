import Type from "typebox";
import { defineApi, defineCall, type ValueOf } from "../../shared/calls/defineApi";
import { ById, closed, component, EXAMPLE_ID, Id, Instant, nullable } from "../../shared/calls/schemas";

/** Shown together at most, as the members' first page does. */
export const LARGEST_PAGE = 100;

export const Alert = Type.Object({
  id: Id,
  kind: Type.String(),
  icon: Type.String(),
  title: Type.String(),
  message: Type.String(),
  link: nullable(Type.String({ description: "Below the address of the reader's app" })),
  seen: Type.Boolean(),
  popup: Type.Boolean({ description: "Whether it is still to be shown over what the person is doing" }),
  date: Instant,
});

export const AlertPage = component(
  "AlertPage",
  Type.Object({
    alerts: Type.Array(Alert),
    unseenAlerts: Type.Integer({ description: "Of all pages" }),
    totalElements: Type.Integer(),
  }),
);

const UnseenAlerts = component("UnseenAlerts", Type.Object({ unseenAlerts: Type.Integer() }));

/** A notification, in the session's language. */
export type Alert = ValueOf<typeof Alert>;
export type AlertPage = ValueOf<typeof AlertPage>;

const example: AlertPage = {
  alerts: [
    {
      id: EXAMPLE_ID,
      kind: "ledger.booked",
      icon: "Redeem",
      title: "20 LABs for “Breakfast”",
      message: "",
      link: "/historial",
      seen: false,
      popup: true,
      date: "2027-01-15T10:00:00.000Z",
    },
  ],
  unseenAlerts: 1,
  totalElements: 1,
};

const PageNumber = Type.String({ pattern: "^[0-9]{1,5}$", maxLength: 5 });

const page = (whose: string) =>
  defineCall({
    summary: `Notifications of the ${whose}, newest first`,
    params: closed({ id: Id, page: PageNumber, pageSize: PageNumber }),
    answer: AlertPage,
    examples: { params: { id: EXAMPLE_ID, page: "0", pageSize: "10" }, answer: example },
  });

const seen = (summary: string) =>
  defineCall({
    summary,
    params: ById,
    body: closed({ ids: Type.Optional(Type.Array(Id, { minItems: 1, maxItems: LARGEST_PAGE })) }),
    answer: UnseenAlerts,
    examples: { params: { id: EXAMPLE_ID }, body: { ids: [EXAMPLE_ID] }, answer: { unseenAlerts: 0 } },
  });
const SEEN = "Note that notifications were seen: all, or those of the ids";
const POPUP_SEEN = "Note that popups were seen: all, or those of the ids";

/** Notifications of members and of staff (spec section 7). */
export const alertsApi = defineApi({
  "GET /tester/communities/:id/alerts/page/:page/pageSize/:pageSize": page("member"),
  "GET /tester/communities/:id/alertsWithPagination/page/:page/pageSize/:pageSize": page("member"),
  "POST /tester/communities/:id/notifications/seen": seen(SEEN),
  "POST /tester/communities/:id/notifications/seenPopup": seen(POPUP_SEEN),
  "GET /client/communities/:id/alerts/page/:page/pageSize/:pageSize": page("staff person"),
  "GET /client/communities/:id/alertsWithPagination/page/:page/pageSize/:pageSize": page("staff person"),
  "POST /client/communities/:id/notifications/seen": seen(SEEN),
  "POST /client/communities/:id/notifications/seenPopup": seen(POPUP_SEEN),
});

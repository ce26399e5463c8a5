import { CALLERS, type RouteRow } from "../../../../tests/helpers/routeRows";

const ABSENT = "0193fd0a-7c1e-7000-8000-00000000dead";
const CLIENT = "/client/communities/:id";
const COMMUNITY = { open: CALLERS.moderators, params: { id: "community" } } as const;
const MAILING = { open: CALLERS.moderators, params: { id: "community", mailingId: ABSENT }, isAbsent: true } as const;
const SCHEDULED = { open: CALLERS.moderators, params: { id: "community", emailId: ABSENT }, isAbsent: true } as const;
/** To nobody. */
const EMAIL = { subject: "x", content: "x", audience: { kind: "TAGS", tags: ["nadie"] } };

export const routes: Readonly<Record<string, RouteRow>> = {
  [`POST ${CLIENT}/sendCustomEmail`]: { ...COMMUNITY, body: EMAIL },
  // Its time has passed.
  [`POST ${CLIENT}/scheduleCustomEmail`]: { ...COMMUNITY, body: { ...EMAIL, date: "2020-01-01", time: "10:00" } },
  [`POST ${CLIENT}/sendCustomNotification`]: {
    ...COMMUNITY,
    body: { title: "x", message: "x", audience: { kind: "TAGS", tags: ["nadie"] } },
  },
  [`POST ${CLIENT}/emailHistory`]: { ...COMMUNITY, body: {} },
  [`POST ${CLIENT}/scheduledEmails`]: { ...COMMUNITY, body: {} },
  [`PUT ${CLIENT}/scheduledEmails/:emailId`]: { ...SCHEDULED, body: { ...EMAIL, date: "2099-01-01", time: "10:00" } },
  [`DELETE ${CLIENT}/scheduledEmails/:emailId`]: SCHEDULED,
  [`GET ${CLIENT}/mailings`]: COMMUNITY,
  [`GET ${CLIENT}/mailings/pages`]: COMMUNITY,
  [`POST ${CLIENT}/mailings/check`]: { ...COMMUNITY, body: { channel: "MAIL", ...EMAIL } },
  [`POST ${CLIENT}/mailings/preview`]: { ...COMMUNITY, body: { subject: "x", content: "x" } },
  // Holds a merge field that there isn't.
  [`POST ${CLIENT}/mailings/test`]: { ...COMMUNITY, body: { subject: "{{x}}", content: "x" } },
  [`POST ${CLIENT}/mailings/image`]: { ...COMMUNITY, body: {} },
  [`GET ${CLIENT}/mailings/drafts`]: COMMUNITY,
  // Its subject is too long.
  [`PUT ${CLIENT}/mailings/drafts/:mailingId`]: {
    ...{ open: CALLERS.moderators, params: MAILING.params },
    body: { channel: "MAIL", subject: "x".repeat(201), content: { blocks: [] }, message: "", audience: { kind: "ALL" } },
  },
  [`DELETE ${CLIENT}/mailings/drafts/:mailingId`]: MAILING,
  [`GET ${CLIENT}/mailings/:mailingId`]: MAILING,
  [`PUT ${CLIENT}/mailings/:mailingId/state`]: { ...MAILING, body: { state: "PAUSED" } },
  [`POST ${CLIENT}/mailings/:mailingId/retry`]: { ...MAILING, body: {} },
  [`GET ${CLIENT}/mailings/:mailingId/deliveries`]: MAILING,
};

import { CALLERS, type RouteRow } from "../../../../tests/helpers/routeRows";

const ABSENT = "0193fd0a-7c1e-7000-8000-00000000dead";
const COMMUNITY = { params: { id: "community" } } as const;
const CLIENT = "/client/communities/:id";
const BODY = { tags: ["contrato"], members: ["member@demo.test"] };

export const routes: Readonly<Record<string, RouteRow>> = {
  [`GET ${CLIENT}/tags`]: { open: CALLERS.staff, ...COMMUNITY },
  "GET /api/tags/:id/use": { open: CALLERS.moderators, params: { id: ABSENT }, isAbsent: true },
  [`POST ${CLIENT}/addMemberTags`]: { open: CALLERS.moderators, ...COMMUNITY, body: BODY },
  [`DELETE ${CLIENT}/deleteMemberTags`]: { open: CALLERS.moderators, ...COMMUNITY, body: BODY },
  [`DELETE ${CLIENT}/deleteTags`]: { open: CALLERS.moderators, ...COMMUNITY, body: { tags: ["contrato"] } },
};

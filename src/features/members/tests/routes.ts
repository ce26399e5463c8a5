import { CALLERS, type RouteRow } from "../../../../tests/helpers/routeRows";

const ABSENT = "0193fd0a-7c1e-7000-8000-00000000dead";
const COMMUNITY = { params: { id: "community" } } as const;
const CLIENT = "/client/communities/:id";
const HOME = "/experienceLabs/:id";

export const routes: Readonly<Record<string, RouteRow>> = {
  [`GET ${CLIENT}/members`]: { open: CALLERS.staff, ...COMMUNITY },
  [`GET ${CLIENT}/memberIds`]: { open: CALLERS.staff, ...COMMUNITY },
  [`GET ${CLIENT}/inactiveMembers`]: { open: CALLERS.staff, ...COMMUNITY },
  [`GET ${CLIENT}/onlineUsersCondensed`]: { open: CALLERS.staff, ...COMMUNITY },
  [`GET ${CLIENT}/statistics`]: { open: CALLERS.staff, ...COMMUNITY },
  [`GET ${CLIENT}/members/excel`]: { open: CALLERS.moderators, ...COMMUNITY },
  [`GET ${CLIENT}/members/demoExcel`]: { open: CALLERS.moderators, ...COMMUNITY },
  [`GET ${CLIENT}/members/demoExcel/mainAdmin`]: { open: CALLERS.moderators, ...COMMUNITY },
  [`GET ${CLIENT}/members/demoExcel/mainAdminMx`]: { open: CALLERS.moderators, ...COMMUNITY },
  [`POST ${CLIENT}/job/:jobId/loadPreviewedExcel`]: {
    open: CALLERS.moderators,
    params: { id: "community", jobId: ABSENT },
    isAbsent: true,
  },
  [`GET ${CLIENT}/job/:jobId/status`]: { open: CALLERS.moderators, params: { id: "community", jobId: ABSENT }, isAbsent: true },
  [`POST ${CLIENT}/deleteEmail`]: {
    open: CALLERS.moderators,
    ...COMMUNITY,
    body: { emails: ["nobody@mail.test"] },
  },
  [`GET ${HOME}/user/:userId`]: { open: CALLERS.staff, params: { id: "community", userId: ABSENT }, isAbsent: true },
  [`GET ${HOME}/userByNickname/:nickname`]: {
    open: CALLERS.staff,
    params: { id: "community", nickname: "nadie-asi" },
    isAbsent: true,
  },
  [`POST ${HOME}/user`]: { open: CALLERS.moderators, ...COMMUNITY, body: {} },
  [`PUT ${HOME}/user/:userId`]: {
    open: CALLERS.moderators,
    params: { id: "community", userId: ABSENT },
    body: { observations: "Nadie" },
    isAbsent: true,
  },
  [`DELETE ${HOME}/user`]: { open: CALLERS.moderators, ...COMMUNITY, body: { users: ["nadie-asi"] } },
  "POST /api/members/named": { open: CALLERS.moderators, body: { users: ["nadie-asi"] } },
  [`POST ${HOME}/invitation`]: { open: CALLERS.moderators, ...COMMUNITY, body: { users: ["nadie-asi"] } },
  "GET /api/members/:id/timeline": { open: CALLERS.moderators, params: { id: ABSENT }, isAbsent: true },
};

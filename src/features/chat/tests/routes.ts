import { CALLERS, type RouteRow } from "../../../../tests/helpers/routeRows";

const ABSENT = "0193fd0a-7c1e-7000-8000-00000000dead";
const MEMBER = "/tester/communities/:id";
const TEAM = "/client/communities/:id";

const row = (open: RouteRow["open"]): RouteRow => ({ open, params: { id: "community" } });
/** A chat of nobody. */
const absent = (open: RouteRow["open"]): RouteRow => ({ open, params: { id: "community", chatId: ABSENT }, isAbsent: true });
/** A form without a file. */
const form = (open: RouteRow["open"]): RouteRow => ({ ...row(open), body: {} });

export const routes: Readonly<Record<string, RouteRow>> = {
  [`GET ${MEMBER}/chatUnseen`]: row(CALLERS.member),
  [`GET ${MEMBER}/chat/messages`]: row(CALLERS.member),
  [`POST ${MEMBER}/chat/messages`]: { ...row(CALLERS.member), body: {} },
  [`POST ${MEMBER}/chat/see`]: { ...row(CALLERS.member), body: { seq: 0 } },
  [`POST ${MEMBER}/chat/deleteMessages`]: { ...row(CALLERS.member), body: { messages: [ABSENT] }, isAbsent: true },
  [`POST ${MEMBER}/chat/files`]: form(CALLERS.member),
  [`GET ${TEAM}/chatUnseen`]: row(CALLERS.moderators),
  [`GET ${TEAM}/chatList`]: row(CALLERS.moderators),
  [`GET ${TEAM}/chat/:chatId/messages`]: absent(CALLERS.moderators),
  [`POST ${TEAM}/chat/:chatId/messages`]: absent(CALLERS.moderators),
  [`POST ${TEAM}/chat/:chatId/see`]: absent(CALLERS.moderators),
  [`POST ${TEAM}/chat/:chatId/seeObs`]: absent(CALLERS.staff),
  [`POST ${TEAM}/chat/:chatId/deleteMessages`]: absent(CALLERS.staff),
  [`PUT ${TEAM}/chat/:chatId/mark`]: absent(CALLERS.moderators),
  [`POST ${TEAM}/chat/files`]: form(CALLERS.staff),
  [`GET ${TEAM}/observerChat/unseen`]: row(CALLERS.staff),
  [`GET ${TEAM}/observerChat/list`]: row(CALLERS.staff),
  [`GET ${TEAM}/observerChat/:chatId/messages`]: absent(CALLERS.staff),
  [`POST ${TEAM}/observerChat/:chatId/messages`]: absent(CALLERS.staff),
};

import { OPEN } from "../helpers/panel";
import { CALLERS, type RouteRow, WHO, type Who } from "../helpers/routeRows";

export { type RouteRow, WHO, type Who } from "../helpers/routeRows";

const EVERYBODY: readonly Who[] = WHO;
const SIGNED_IN: readonly Who[] = WHO.filter((who) => who !== "nobody");
const MEMBER: readonly Who[] = ["member"];
const MODERATORS: readonly Who[] = ["moderator", "administrator", "mainAdmin"];
const STAFF: readonly Who[] = ["observer", ...MODERATORS];
const ADMINISTRATORS: readonly Who[] = ["administrator", "mainAdmin"];
const SUPERADMIN: readonly Who[] = ["client"];
const SUITE: readonly Who[] = CALLERS.suiteManagers;
const SUITE_TEAM: readonly Who[] = CALLERS.suiteTeam;
const SUITE_PEOPLE: readonly Who[] = CALLERS.suite;
const BACKOFFICE: readonly Who[] = ["backoffice"];
/** Who changes a community's look and settings. */
const EDITORS: readonly Who[] = [...ADMINISTRATORS, ...SUITE, ...BACKOFFICE];
/** Moderators manage the look (spec section 6). */
const THEME_EDITORS: readonly Who[] = [...MODERATORS, ...SUITE, ...BACKOFFICE];
/** Who answers for a space. */
const LOG_READERS: readonly Who[] = ["mainAdmin", ...SUITE, ...BACKOFFICE];
/** Who gives and takes roles, and answers for people's access, each within reach. */
const ROLE_GIVERS: readonly Who[] = ["mainAdmin", ...SUPERADMIN, ...BACKOFFICE];

const open = (who: readonly Who[], row: Omit<RouteRow, "open"> = {}): RouteRow => ({ open: who, ...row });
/** Refused for what it says, before anything is done. */
const UNREAD = { body: {} };
const RECORD = "0193fd0a-7c1e-7000-8000-00000000dead";
const ABSENT = { params: { id: RECORD }, isAbsent: true } as const;
const LINK = { params: { linkToken: "no-such-link-anywhere" }, isAbsent: true } as const;
const CODE = { body: {}, params: { userId: RECORD } };
const WIZARD = { params: { name: "community", id: RECORD } };
const NO_DRAFT = { params: { name: "community", id: "0193fd0a-7c1e-7000-8000-00000000beef" }, isAbsent: true } as const;
/** A survey of the demo. */
const SURVEY = { params: { id: "activity" } };
const OF_QUESTIONS = { params: { id: "community", activityId: "activity", questionId: "none" } } as const;
const OF_REPORT = { params: { ...SURVEY.params, reportId: RECORD }, isAbsent: true } as const;
const OF_VIEW = { params: { ...SURVEY.params, viewId: RECORD }, isAbsent: true } as const;
const NO_SUPPLIER = "no-such-one";
const OF_SUPPLIER = { params: { ...SURVEY.params, supplierId: NO_SUPPLIER }, isAbsent: true } as const;
/** Refused after access is: nobody has seen this revision. */
const STALE = { body: { revision: 999_999, draft: {} } };
const COMMUNITY = { params: { id: "community" } };
/** One's own, and with no password that would do it. */
const NOT_THE_PASSWORD = { body: { password: "Not-the-one-1" } };
const ANSWER = { body: { value: "a" } };
const POSITION = { body: { questionId: "none" } };
const RUN_TOKEN = { body: { questionId: "none", purpose: "recording" } };

/** The back office looks at suites. */
const VIEW_AS: Readonly<Record<string, RouteRow>> = {
  "GET /api/companies/:id/view-as": open(BACKOFFICE, ABSENT),
  "POST /api/companies/:id/view-as": open(BACKOFFICE, ABSENT),
};

/** What works alike for the surveys of activities and of studies. */
const SURVEY_CALLS: Readonly<Record<string, RouteRow>> = {
  "GET /api/activities/:id/questionnaire": open(STAFF, SURVEY),
  "PUT /api/activities/:id/questionnaire": open(MODERATORS, { ...SURVEY, ...STALE }),
  "POST /api/activities/:id/questionnaire/publish": open(MODERATORS, { ...SURVEY, body: { revision: 999_999 } }),
  "GET /api/activities/:id/questionnaire/versions": open(STAFF, SURVEY),
  "GET /api/activities/:id/questionnaire/versions/:number": open(STAFF, { params: { id: "activity", number: "1" } }),
  "GET /api/activities/:id/questionnaire/export": open(STAFF, { ...SURVEY, query: "format=sondeo" }),
  "GET /api/activities/:id/quotas": open(STAFF, SURVEY),
  "PUT /api/activities/:id/quotas/:quotaId/condition": open(MODERATORS, {
    params: { id: "activity", quotaId: RECORD },
    body: { condition: null },
    isAbsent: true,
  }),
  "POST /api/activities/:id/robots": open(MODERATORS, { ...SURVEY, body: { of: "draft" } }),
  "POST /api/activities/:id/robots/responses": open(MODERATORS, { ...SURVEY, body: { count: 1 } }),
  "GET /api/activities/:id/results": open(STAFF, SURVEY),
  "GET /api/activities/:id/responses": open(STAFF, SURVEY),
  "GET /api/activities/:id/responses/:responseId": open(STAFF, {
    params: { id: "activity", responseId: RECORD },
    isAbsent: true,
  }),
  "GET /api/activities/:id/questions/:questionId/texts": open(STAFF, {
    params: { id: "activity", questionId: "none" },
    isAbsent: true,
  }),
  "GET /api/activities/:id/variables": open(STAFF, SURVEY),
  "POST /api/activities/:id/tables": open(STAFF, { ...SURVEY, ...UNREAD }),
  "GET /api/activities/:id/fieldwork/figures": open(STAFF, SURVEY),
  "GET /api/activities/:id/presentation": open(STAFF, SURVEY),
  "PUT /api/activities/:id/presentation": open(MODERATORS, { ...SURVEY, body: { order: ["none"] } }),
  "DELETE /api/activities/:id/presentation": open(MODERATORS, SURVEY),
  "GET /api/activities/:id/weightings": open(STAFF, SURVEY),
  "POST /api/activities/:id/weightings": open(MODERATORS, { ...SURVEY, ...UNREAD }),
  "PUT /api/activities/:id/weightings/:weightingId": open(MODERATORS, {
    params: { id: "activity", weightingId: RECORD },
    body: { name: "x", method: "rim", dimensions: [{ variable: "x", targets: [] }] },
    isAbsent: true,
  }),
  "DELETE /api/activities/:id/weightings/:weightingId": open(MODERATORS, {
    params: { id: "activity", weightingId: RECORD },
    isAbsent: true,
  }),
  "POST /api/activities/:id/weightings/preview": open(STAFF, { ...SURVEY, ...UNREAD }),
  "GET /api/activities/:id/weightings/quota-targets": open(STAFF, SURVEY),
  "POST /api/activities/:id/weightings/import": open(MODERATORS, { ...SURVEY, ...UNREAD, query: "name=x" }),
  "POST /api/activities/:id/weightings/import/preview": open(MODERATORS, { ...SURVEY, ...UNREAD }),
  "GET /api/activities/:id/weightings/profile": open(STAFF, SURVEY),
  "GET /api/activities/:id/reports": open(STAFF, SURVEY),
  "POST /api/activities/:id/reports": open(MODERATORS, { ...SURVEY, ...UNREAD }),
  "PUT /api/activities/:id/reports/:reportId": open(MODERATORS, OF_REPORT),
  "POST /api/activities/:id/reports/:reportId/revoke": open(MODERATORS, OF_REPORT),
  "POST /api/activities/:id/reports/:reportId/link": open(MODERATORS, OF_REPORT),
  "DELETE /api/activities/:id/reports/:reportId": open(MODERATORS, OF_REPORT),
  "GET /api/activities/:id/views": open(STAFF, SURVEY),
  "POST /api/activities/:id/views": open(STAFF, { ...SURVEY, ...UNREAD }),
  "PUT /api/activities/:id/views/:viewId": open(STAFF, { ...OF_VIEW, body: { version: 1 } }),
  "DELETE /api/activities/:id/views/:viewId": open(STAFF, OF_VIEW),
  "GET /api/activities/:id/responses.csv": open(STAFF, SURVEY),
  "GET /api/activities/:id/responses.xlsx": open(STAFF, SURVEY),
  "GET /api/activities/:id/responses.sav": open(STAFF, SURVEY),
  "DELETE /api/activities/:id/responses": open(MODERATORS, { ...SURVEY, query: "test=" }),
  "GET /api/activities/:id/quality": open(STAFF, SURVEY),
  "GET /api/activities/:id/quality/effect": open(STAFF, { ...SURVEY, query: "flag=speeder" }),
  "GET /api/activities/:id/quality/:responseId": open(STAFF, {
    params: { id: "activity", responseId: RECORD },
    isAbsent: true,
  }),
  "POST /api/activities/:id/quality/decisions": open(MODERATORS, {
    ...SURVEY,
    body: { responses: [RECORD], decision: "keep" },
    isAbsent: true,
  }),
  "POST /api/activities/:id/preview": open(STAFF, SURVEY),
  "PUT /api/activities/:id/preview/answers/:questionId": open(STAFF, { ...SURVEY, ...ANSWER, isAbsent: true }),
  "POST /api/activities/:id/preview/next": open(STAFF, { ...SURVEY, ...POSITION, isAbsent: true }),
  "PUT /api/activities/:id/preview/position": open(STAFF, { ...SURVEY, ...POSITION, isAbsent: true }),
  "POST /api/activities/:id/preview/files/:questionId": open(STAFF, { ...SURVEY, ...UNREAD }),
  "POST /api/activities/:id/preview/complete": open(STAFF, { ...SURVEY, ...UNREAD }),
};

/** The same calls below a study's address: clients look on and change where a community's team does. */
function ofStudies(calls: typeof SURVEY_CALLS): typeof SURVEY_CALLS {
  return Object.fromEntries(
    Object.entries(calls).map(([key, row]) => [
      key.replace("/api/activities/", "/api/studies/"),
      {
        ...row,
        open: row.open === STAFF ? [...SUITE_TEAM, ...BACKOFFICE] : [...SUITE, ...BACKOFFICE],
        params: { ...row.params, id: "study" },
        // Nothing of it is published before its release.
        ...(key.endsWith("/versions/:number") ? { isAbsent: true as const } : {}),
      },
    ]),
  );
}

/**
 * Every route but those that the entities' access rules speak of (`entityRoutes.ts`): who may call it. A route that is not
 * here, and a row without its route, fail the test.
 */
const PLATFORM_ROUTES: Readonly<Record<string, RouteRow>> = {
  "POST /api/client-errors": open(EVERYBODY),
  "GET /docs": open(EVERYBODY),
  "GET /docs/static/index.html": open(EVERYBODY),
  "GET /docs/static/swagger-initializer.js": open(EVERYBODY),
  "GET /docs/json": open(EVERYBODY),
  "GET /docs/yaml": open(EVERYBODY),
  "GET /docs/static/*": open(EVERYBODY, { params: { "*": "swagger-ui.css" } }),
  "GET /openapi.json": open(EVERYBODY),
  "GET /healthz": open(EVERYBODY),
  "GET /readyz": open(EVERYBODY),
  // Off without a token of the operator's.
  "GET /metrics": open(EVERYBODY, { isAbsent: true }),
  "GET /api/locales/:language": open(EVERYBODY, { params: { language: "en" } }),
  "GET /api/door": open(EVERYBODY),
  "GET /api/validators/:resource/:mode/:keys/:file": open(EVERYBODY, {
    params: { resource: "tags", mode: "create", keys: "backoffice", file: "none.js" },
    isAbsent: true,
  }),
  "GET /api/wizard-validators/:wizard/:step/:mode/:keys/:file": open(EVERYBODY, {
    params: { wizard: "community", step: "general", mode: "create", keys: "backoffice", file: "none.js" },
    isAbsent: true,
  }),

  // Signing up and in.
  "POST /admin/setup": open(EVERYBODY, UNREAD),
  "POST /experienceLabs/:origin/user/login": open(EVERYBODY),
  "POST /experienceLabs/:origin/client/login": open(EVERYBODY),
  "POST /admin/communities/login": open(EVERYBODY),
  "POST /clientSuite/login": open(EVERYBODY),
  "GET /clientSuite/personalisation": open(SUITE_PEOPLE),
  "POST /experienceLabs/:origin/user/logout": open(SIGNED_IN, { endsSession: true }),
  "POST /api/logout": open(SIGNED_IN, { endsSession: true }),
  "GET /experienceLabs/:origin/signup/:hash": open(EVERYBODY, { params: { hash: "no-such-invitation" }, isAbsent: true }),
  "POST /experienceLabs/:origin/register": open(EVERYBODY, UNREAD),
  "POST /experienceLabs/:origin/verifyEmail": open(EVERYBODY, UNREAD),
  "POST /experienceLabs/:origin/resetPassword": open(EVERYBODY),
  "POST /experienceLabs/:userId/checkResetCode": open(EVERYBODY, CODE),
  "POST /experienceLabs/:userId/resetNewPassword": open(EVERYBODY, CODE),
  "POST /experienceLabs/client/:origin/resetPassword": open(EVERYBODY),
  "POST /experienceLabs/client/:userId/checkResetCode": open(EVERYBODY, CODE),
  "POST /experienceLabs/client/:userId/resetNewPassword": open(EVERYBODY, CODE),
  "POST /clientSuite/resetPassword": open(EVERYBODY),
  "POST /clientSuite/:userId/checkResetCode": open(EVERYBODY, CODE),
  "POST /clientSuite/:userId/resetNewPassword": open(EVERYBODY, CODE),
  "POST /admin/resetPassword": open(EVERYBODY),
  "POST /admin/:userId/checkResetCode": open(EVERYBODY, CODE),
  "POST /admin/:userId/resetNewPassword": open(EVERYBODY, CODE),
  "POST /api/sign-in-codes": open(SIGNED_IN),
  "POST /experienceLabs/:origin/authToken": open(EVERYBODY),

  // The second step of a sign-in, each door's to those who came in by it, and what it is taken by.
  "POST /experienceLabs/:origin/user/2facode": open(MEMBER),
  "POST /experienceLabs/:origin/user/resend2facode": open(MEMBER),
  "POST /experienceLabs/:origin/client/2facode": open(STAFF),
  "POST /experienceLabs/:origin/client/resend2facode": open(STAFF),
  "POST /admin/2facode": open(BACKOFFICE),
  "POST /admin/resend2facode": open(BACKOFFICE),
  "POST /clientSuite/2facode": open(SUITE_PEOPLE),
  "POST /clientSuite/resend2facode": open(SUITE_PEOPLE),
  "GET /api/second-factors": open(SIGNED_IN),
  "POST /api/second-factors/recovery-codes": open(SIGNED_IN, NOT_THE_PASSWORD),
  "PUT /api/second-factors/:id": open(SIGNED_IN, ABSENT),
  "DELETE /api/second-factors/:id": open(SIGNED_IN, { ...NOT_THE_PASSWORD, params: { id: RECORD } }),
  "POST /api/second-factors/sms": open(SIGNED_IN, { body: { phone: "+34600100200", password: "Not-the-one-1" } }),
  "POST /api/second-factors/authenticator": open(SIGNED_IN, NOT_THE_PASSWORD),
  "POST /api/second-factors/:id/confirm": open(SIGNED_IN, ABSENT),
  "POST /api/second-factors/passkey/options": open(SIGNED_IN, NOT_THE_PASSWORD),
  "POST /api/second-factors/passkey": open(SIGNED_IN, UNREAD),
  "POST /api/second-factors/passkey/challenge": open(SIGNED_IN),
  "POST /api/second-factors/passkey/verify": open(SIGNED_IN, UNREAD),
  "DELETE /api/second-factors/of/:accountId": open(ROLE_GIVERS, { params: { accountId: RECORD }, isAbsent: true }),

  // A community's look and papers, and what mails lead to.
  "GET /experienceLabs/personalization/:origin": open(EVERYBODY),
  "GET /experienceLabs/:origin/trackingFrame": open(EVERYBODY, { isAbsent: true }),
  "GET /experienceLabs/community/:id/trackingVendors": open(EDITORS, COMMUNITY),
  "GET /experienceLabs/:id/conditions": open(EVERYBODY, { params: { id: "demo" } }),
  // Off without a token of the operator's.
  "POST /api/mail/feedback": open(EVERYBODY, { body: {}, isAbsent: true }),
  "GET /experienceLabs/unsubscribe/:token": open(EVERYBODY, { params: { token: "none" }, isAbsent: true }),
  "POST /experienceLabs/unsubscribe/:token": open(EVERYBODY, { params: { token: "none" }, isAbsent: true }),
  "POST /experienceLabs/unsubscribe/:token/undo": open(EVERYBODY, { params: { token: "none" }, isAbsent: true }),
  "PUT /experienceLabs/community/:id/personalization": open(THEME_EDITORS, { ...COMMUNITY, ...UNREAD }),
  "PUT /experienceLabs/community/:id/personalizationFull": open(THEME_EDITORS, { ...COMMUNITY, ...UNREAD }),
  "GET /client/communities/:id/alerts/page/:page/pageSize/:pageSize": open(STAFF, {
    params: { id: "community", page: "0", pageSize: "10" },
  }),
  "GET /client/communities/:id/alertsWithPagination/page/:page/pageSize/:pageSize": open(STAFF, {
    params: { id: "community", page: "0", pageSize: "10" },
  }),
  "POST /client/communities/:id/notifications/seen": open(STAFF, { ...COMMUNITY, body: {} }),
  "POST /client/communities/:id/notifications/seenPopup": open(STAFF, { ...COMMUNITY, body: {} }),
  "GET /client/communities/:id/notifications/preferences": open(STAFF, COMMUNITY),
  "PUT /client/communities/:id/notifications/preferences": open(STAFF, { ...COMMUNITY, body: {} }),
  "GET /tester/communities/:id/notifications/preferences": open(MEMBER, COMMUNITY),
  "PUT /tester/communities/:id/notifications/preferences": open(MEMBER, { ...COMMUNITY, body: {} }),
  "GET /tester/communities/:id/alerts/page/:page/pageSize/:pageSize": open(MEMBER, {
    params: { id: "community", page: "0", pageSize: "10" },
  }),
  "GET /tester/communities/:id/alertsWithPagination/page/:page/pageSize/:pageSize": open(MEMBER, {
    params: { id: "community", page: "0", pageSize: "10" },
  }),
  "POST /tester/communities/:id/notifications/seen": open(MEMBER, { ...COMMUNITY, body: {} }),
  "POST /tester/communities/:id/notifications/seenPopup": open(MEMBER, { ...COMMUNITY, body: {} }),
  "GET /client/communities/:id/welcome": open(STAFF, COMMUNITY),
  "GET /tester/communities/:id/welcome": open(MEMBER, COMMUNITY),
  "PUT /client/communities/:id/welcome": open(EDITORS, { ...COMMUNITY, ...UNREAD }),
  "PUT /client/communities/:id/replytoclientemail": open(EDITORS, { ...COMMUNITY, ...UNREAD }),
  "POST /api/communities/:id/clone": open([...SUITE, ...BACKOFFICE], { ...COMMUNITY, ...UNREAD }),
  // Of no file: refused after access is.
  "POST /experienceLabs/file": open(
    SIGNED_IN.filter((who) => who !== "backoffice"),
    UNREAD,
  ),

  "POST /api/files/:kind": open(
    SIGNED_IN.filter((who) => !["backoffice", "member"].includes(who)),
    { params: { kind: "file" }, ...UNREAD },
  ),

  // A community's team. Only its super administrators give and take roles.
  "GET /client/communities/:id/moderator": open(MODERATORS, COMMUNITY),
  "POST /client/communities/:id/moderator": open(["mainAdmin"], { ...COMMUNITY, ...UNREAD }),
  "PUT /client/communities/:id/moderator": open(["mainAdmin"], { ...COMMUNITY, ...UNREAD }),
  "DELETE /client/communities/:id/moderator": open(["mainAdmin"], { ...COMMUNITY, ...UNREAD }),
  "POST /api/moderators/:id/invite": open(["mainAdmin"], ABSENT),
  "POST /api/suite-users/:id/invite": open([...SUPERADMIN, ...BACKOFFICE], ABSENT),

  // Lists that the form of a sign-up shows.
  "GET /lovs/provinces": open(EVERYBODY),
  "GET /lovs/regions": open(EVERYBODY),
  "GET /lovs/nielsen": open(EVERYBODY),
  "GET /lovs/countries": open(EVERYBODY),
  "GET /geoIp/country": open(EVERYBODY),

  // One's own: session, profile, drafts, jobs.
  // Whether anybody is signed in is what it tells.
  "GET /api/session": open(EVERYBODY),
  "GET /api/sessions": open(SIGNED_IN),
  "DELETE /api/sessions/:id": open(SIGNED_IN, ABSENT),
  "POST /api/sessions/end-others": open(SIGNED_IN, { endsSession: true }),
  "PUT /experienceLabs/password": open(SIGNED_IN, UNREAD),
  "GET /experienceLabs/:origin/userData": open(MEMBER),
  "PUT /experienceLabs/userData": open(MEMBER),
  "GET /api/own-studies": open(SUITE_PEOPLE),
  "GET /api/own-name": open([...STAFF, ...SUITE_PEOPLE]),
  "PUT /api/own-name": open([...STAFF, ...SUITE_PEOPLE], { body: { name: "Alba", surname: null } }),
  "PUT /experienceLabs/newNickname": open(MEMBER),
  "DELETE /experienceLabs/:communityId/userAccount": open(MEMBER, { body: { password: "Not-the-one-1" } }),
  "GET /experienceLabs/:communityId/personalData": open(MEMBER),
  "GET /experienceLabs/:id/satusData": open(STAFF, { params: { id: "community" } }),
  "POST /experienceLabs/:id/conditions": open(MEMBER, { params: { id: "community" } }),
  "GET /client/userData": open(STAFF),
  "GET /client/:origin/userData": open(STAFF),
  "GET /experienceLabs/:origin/client/roleData": open(STAFF),
  "GET /experienceLabs/:communityId/nickname/:nickname/availability": open([...MEMBER, ...STAFF]),
  "GET /api/catalog": open(SIGNED_IN),
  "GET /api/search": open(SIGNED_IN, { query: "q=ana" }),
  "GET /api/drafts": open(SIGNED_IN, { query: "prefix=create:" }),
  "GET /api/drafts/:key": open(SIGNED_IN, { params: { key: "create:none" }, isAbsent: true }),
  "PUT /api/drafts/:key": open(SIGNED_IN, { params: { key: "create:kept" } }),
  "DELETE /api/drafts/:key": open(SIGNED_IN, { params: { key: "create:kept" } }),
  "GET /api/plugins": open(ADMINISTRATORS),
  "PUT /api/plugins/:plugin": open(ADMINISTRATORS, { params: { plugin: "none" }, isAbsent: true }),
  "GET /api/jobs": open(SIGNED_IN),
  "GET /api/jobs/:id": open(SIGNED_IN, ABSENT),
  "POST /api/jobs/:id/cancel": open(SIGNED_IN, ABSENT),
  "GET /api/imports/:id/faults": open(SIGNED_IN, ABSENT),
  "GET /api/wizards/:name/drafts": open(SIGNED_IN, WIZARD),
  "GET /api/wizards/:name/drafts/:id": open(SIGNED_IN, NO_DRAFT),
  "PUT /api/wizards/:name/drafts/:id": open([...SUITE, ...BACKOFFICE], WIZARD),
  "DELETE /api/wizards/:name/drafts/:id": open(SIGNED_IN, NO_DRAFT),
  "POST /api/wizards/:name/drafts/:id/submit": open(SIGNED_IN, NO_DRAFT),

  // The back office's.
  "GET /api/activity-log": open(LOG_READERS),
  "GET /api/activity-log/export": open(LOG_READERS),
  "GET /api/activity-log/people": open(LOG_READERS),
  "GET /api/outbox": open(BACKOFFICE),
  "GET /api/outbox/:id": open(BACKOFFICE, ABSENT),
  "GET /api/outbox/:id/html": open(BACKOFFICE, ABSENT),
  "POST /api/outbox/:id/retry": open(BACKOFFICE, ABSENT),

  // Surveys and their results.
  ...SURVEY_CALLS,
  ...VIEW_AS,
  ...ofStudies(SURVEY_CALLS),
  "PUT /api/activities/:id/link": open(MODERATORS, { ...SURVEY, body: { isOpen: false } }),
  "GET /api/activities/:id/fieldwork": open(STAFF, SURVEY),
  "PUT /api/activities/:id/fieldwork": open(MODERATORS, { ...SURVEY, body: { fieldwork: OPEN, revision: 999_999 } }),
  "POST /api/activities/:id/fieldwork/adjustments": open(MODERATORS, {
    ...SURVEY,
    body: { supplier: NO_SUPPLIER, ids: ["nobody"], disposition: "quality", isApplied: false },
  }),
  "POST /api/activities/:id/fieldwork/suppliers/:supplierId/key": open(MODERATORS, { ...OF_SUPPLIER, body: { revision: 1 } }),
  "POST /api/activities/:id/fieldwork/suppliers/:supplierId/retire": open(MODERATORS, { ...OF_SUPPLIER, body: { revision: 1 } }),
  "POST /api/activities/:id/fieldwork/suppliers/:supplierId/test": open(MODERATORS, OF_SUPPLIER),
  "POST /api/activities/:id/import": open(MODERATORS, { ...SURVEY, ...UNREAD }),
  "GET /api/activities/:id/import": open(MODERATORS, SURVEY),
  "POST /api/activities/:id/import/preview": open(MODERATORS, { ...SURVEY, ...UNREAD }),
  "POST /api/activities/:id/execution": open(MEMBER, SURVEY),
  "PUT /api/activities/:id/execution/answers/:questionId": open(MEMBER, { ...SURVEY, ...ANSWER, isAbsent: true }),
  "POST /api/activities/:id/execution/next": open(MEMBER, { ...SURVEY, ...POSITION, isAbsent: true }),
  "PUT /api/activities/:id/execution/position": open(MEMBER, { ...SURVEY, ...POSITION, isAbsent: true }),
  "POST /api/activities/:id/execution/files/:questionId": open(MEMBER, { ...SURVEY, ...UNREAD }),
  "POST /api/activities/:id/execution/run-token": open(MEMBER, { ...SURVEY, ...RUN_TOKEN, isAbsent: true }),
  "POST /api/activities/:id/execution/complete": open(MEMBER, { ...SURVEY, ...UNREAD }),
  "GET /test/:id/data": open(STAFF, SURVEY),
  "GET /test/:id/filterQuestions": open(STAFF, SURVEY),
  "POST /client/communities/:id/activity/:activityId/question": open(MODERATORS, { ...OF_QUESTIONS, body: { type: 1 } }),
  "PUT /client/communities/:id/activity/:activityId/question/:questionId": open(MODERATORS, {
    ...OF_QUESTIONS,
    body: { type: 1 },
    isAbsent: true,
  }),
  "DELETE /client/communities/:id/activity/:activityId/question/:questionId": open(MODERATORS, {
    ...OF_QUESTIONS,
    isAbsent: true,
  }),
  "GET /visitorToken": open(EVERYBODY),
  "GET /test/:id/navigationRules": open(STAFF, SURVEY),
  "POST /execution/:id/start": open(MEMBER, SURVEY),
  "POST /execution/:id/captcha": open(MEMBER, { ...SURVEY, isAbsent: true }),
  "GET /execution/:id/next-question-block": open(MEMBER, SURVEY),
  "POST /execution/:id/answer": open(MEMBER, { ...SURVEY, body: { questionId: "none", value: "a" }, isAbsent: true }),
  "POST /execution/:id/finish": open(MEMBER, SURVEY),
  "POST /tester/communities/:id/activity/:activityId/question/:questionId/answer": open(MEMBER, {
    params: { id: "community", activityId: "activity", questionId: "none" },
    ...ANSWER,
    isAbsent: true,
  }),
  "GET /tester/communities/:id/activity/:activityId/question/:questionId/answered": open(MEMBER, {
    params: { id: "community", activityId: "activity", questionId: "none" },
  }),
  "POST /api/surveys/:linkToken/captcha": open(EVERYBODY, LINK),
  "POST /api/surveys/:linkToken/execution": open(EVERYBODY, LINK),
  "PUT /api/surveys/:linkToken/execution/answers/:questionId": open(EVERYBODY, { ...LINK, ...ANSWER }),
  "POST /api/surveys/:linkToken/execution/next": open(EVERYBODY, { ...LINK, ...POSITION }),
  "PUT /api/surveys/:linkToken/execution/position": open(EVERYBODY, { ...LINK, ...POSITION }),
  "POST /api/surveys/:linkToken/execution/files/:questionId": open(EVERYBODY, LINK),
  "POST /api/surveys/:linkToken/execution/run-token": open(EVERYBODY, { ...LINK, ...RUN_TOKEN }),
  "POST /api/surveys/:linkToken/execution/complete": open(EVERYBODY, LINK),
  "GET /files/:id": open(EVERYBODY, ABSENT),
};

/** Rows that extensions bring for their own routes, in `tests/routes.ts` of their folder. */
const EXTENSION_ROUTES = import.meta.glob<{ readonly routes: Readonly<Record<string, RouteRow>> }>(
  ["../../src/features/*/tests/routes.ts", "../../plugins/*/tests/routes.ts"],
  { eager: true },
);

export const ROUTE_ACCESS: Readonly<Record<string, RouteRow>> = Object.assign(
  {},
  PLATFORM_ROUTES,
  ...Object.values(EXTENSION_ROUTES).map(({ routes }) => routes),
);

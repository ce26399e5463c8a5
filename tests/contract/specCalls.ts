import { type SpecCall, type SpecExample, section } from "./specCall";

const CLIENT = "/client/communities/:id";
const TESTER = "/tester/communities/:id";
const CLIENT_ACTIVITY = `${CLIENT}/activity/:activityId`;
const TESTER_ACTIVITY = `${TESTER}/activity/:activityId`;

const account = section("Authentication and account", {
  given: [
    ["POST /experienceLabs/:origin/user/login", "member login"],
    ["POST /experienceLabs/:origin/register", "register"],
    ["POST /experienceLabs/:origin/client/login", "staff login"],
    ["POST /admin/communities/login", "back office login"],
    ["POST /admin/2facode", "back office 2facode"],
    ["POST /experienceLabs/:origin/user/logout", "logout"],
    ["GET /experienceLabs/:origin/userData", "userData"],
    ["GET /experienceLabs/:origin/client/roleData", "roleData"],
    ["GET /experienceLabs/:communityId/nickname/:nickname/availability", "nickname availability"],
    ["PUT /experienceLabs/userData", "change userData"],
    ["PUT /experienceLabs/password", "change password"],
    ["PUT /experienceLabs/newNickname", "newNickname"],
    ["POST /experienceLabs/:origin/resetPassword", "resetPassword"],
    ["POST /experienceLabs/:userId/resetNewPassword", "resetNewPassword"],
    ["POST /experienceLabs/:userId/checkResetCode", "checkResetCode"],
    ["POST /experienceLabs/client/:origin/resetPassword", "staff resetPassword"],
    ["POST /experienceLabs/client/:userId/resetNewPassword", "staff resetNewPassword"],
    ["POST /experienceLabs/:origin/client/2facode", "staff 2facode"],
    ["POST /experienceLabs/:origin/user/2facode", "member 2facode"],
    ["POST /experienceLabs/:origin/client/resend2facode", "staff resend2facode"],
    ["POST /experienceLabs/:origin/user/resend2facode", "member resend2facode"],
    ["POST /experienceLabs/:communityId/transactionsSearch", "transactionsSearch"],
    ["DELETE /experienceLabs/:communityId/userAccount", "delete own account"],
  ],
  assumed: [
    ["GET /client/:origin/userData", "staff userData"],
    ["POST /experienceLabs/client/:userId/checkResetCode", "staff checkResetCode"],
  ],
});

const community = section("Theme and community", {
  given: [
    ["GET /experienceLabs/personalization/:origin", "personalization"],
    ["PUT /experienceLabs/community/:id/personalization", "change personalization"],
    ["PUT /experienceLabs/community/:id/personalizationFull", "personalizationFull"],
    ["POST /experienceLabs/file", "file"],
    [`GET ${CLIENT}/welcome`, "staff welcome"],
    [`GET ${TESTER}/welcome`, "member welcome"],
    [`PUT ${CLIENT}/welcome`, "change welcome"],
    ["PUT /experienceLabs/community/:id/redeemInfo", "redeemInfo"],
    ["GET /experienceLabs/:id/conditions", "conditions"],
  ],
  assumed: [
    [`PUT ${CLIENT}/replytoclientemail`, "replytoclientemail"],
    ["GET /experienceLabs/:id/satusData", "satusData"],
    [`POST ${CLIENT}/sendCustomEmail`, "sendCustomEmail"],
    [`POST ${CLIENT}/scheduleCustomEmail`, "scheduleCustomEmail"],
    [`POST ${CLIENT}/sendCustomNotification`, "sendCustomNotification"],
    [`POST ${CLIENT}/emailHistory`, "emailHistory"],
    [`POST ${CLIENT}/scheduledEmails`, "scheduledEmails"],
    [`DELETE ${CLIENT}/scheduledEmails/:emailId`, "delete scheduledEmails"],
  ],
});

const members = section("Members and tags", {
  given: [
    ["GET /experienceLabs/:id/user/:userId", "user"],
    ["POST /experienceLabs/:id/user", "add user"],
    ["DELETE /experienceLabs/:id/user", "delete user"],
  ],
  assumed: [
    [`GET ${CLIENT}/memberIds`, "memberIds"],
    [`GET ${CLIENT}/members`, "members"],
    [`GET ${CLIENT}/membersRanking`, "membersRanking"],
    [`GET ${CLIENT}/membersRankingByParticipations`, "membersRankingByParticipations"],
    [`GET ${CLIENT}/statistics`, "statistics"],
    [`GET ${CLIENT}/members/excel`, "members/excel"],
    [`GET ${CLIENT}/members/demoExcel`, "demoExcel"],
    [`GET ${CLIENT}/members/demoExcel/mainAdmin`, "demoExcel mainAdmin"],
    [`GET ${CLIENT}/members/demoExcel/mainAdminMx`, "demoExcel mainAdminMx"],
    [`POST ${CLIENT}/job/:jobId/loadPreviewedExcel`, "loadPreviewedExcel"],
    [`GET ${CLIENT}/job/:jobId/status`, "job status"],
    [`POST ${CLIENT}/customPoints`, "customPoints"],
    [`POST ${CLIENT}/deleteEmail`, "deleteEmail"],
    [`GET ${CLIENT}/onlineUsersCondensed`, "onlineUsersCondensed"],
    [`GET ${CLIENT}/inactiveMembers`, "inactiveMembers"],
    ["GET /experienceLabs/:id/userByNickname/:nickname", "userByNickname"],
    ["PUT /experienceLabs/:id/user/:userId", "change user"],
    ["POST /experienceLabs/:id/invitation", "invitation"],
    [`GET ${CLIENT}/tags`, "tags"],
    [`POST ${CLIENT}/addMemberTags`, "addMemberTags"],
    [`DELETE ${CLIENT}/deleteMemberTags`, "deleteMemberTags"],
    [`DELETE ${CLIENT}/deleteTags`, "deleteTags"],
  ],
});

const activities = section("Activities", {
  given: [
    [`POST ${CLIENT}/activity`, "add activity"],
    [`PUT ${CLIENT_ACTIVITY}`, "change activity"],
    ["DELETE /client/communities/comment/:id", "delete comment"],
    ["POST /experienceLabs/comment/:id/medal", "comment medal"],
    ["GET /client/communities/canSaveStep3", "canSaveStep3"],
    ["GET /test/:id/navigationRules", "navigationRules"],
    ["GET /communitiesVideo/:text", "communitiesVideo"],
  ],
  assumed: [
    [`POST ${CLIENT_ACTIVITY}/question`, "add question"],
    [`PUT ${CLIENT_ACTIVITY}/question/:questionId`, "change question"],
    [`DELETE ${CLIENT_ACTIVITY}/question/:questionId`, "delete question"],
    [`POST ${TESTER_ACTIVITY}/question/:questionId/answer`, "tester answers"],
    [`GET ${TESTER_ACTIVITY}/question/:questionId/answered`, "answered"],
    [`GET ${CLIENT_ACTIVITY}`, "staff activity"],
    [`GET ${TESTER_ACTIVITY}`, "member activity"],
    [`GET ${CLIENT_ACTIVITY}/comments/page/:page/size/:size`, "staff comments"],
    [`GET ${TESTER_ACTIVITY}/comments/page/:page/size/:size`, "member comments"],
    [`GET ${CLIENT_ACTIVITY}/pinnedComments`, "staff pinnedComments"],
    [`GET ${TESTER_ACTIVITY}/pinnedComments`, "member pinnedComments"],
    [`POST ${CLIENT_ACTIVITY}/comment`, "staff comment"],
    [`POST ${TESTER_ACTIVITY}/comment`, "member comment"],
    ["PUT /tester/communities/comment/:commentId/reaction", "comment reaction"],
    ["PUT /client/communities/comment/:commentId/tags", "comment tags"],
    ["PUT /client/communities/comment/:commentId/pin", "comment pin"],
    [`POST ${CLIENT_ACTIVITY}/duplicate`, "duplicate"],
    [`POST ${CLIENT_ACTIVITY}/finish`, "finish"],
    [`DELETE ${CLIENT_ACTIVITY}`, "delete activity"],
    [`GET ${CLIENT}/activities/priority/:priority`, "staff activity lists by priority"],
    [`GET ${TESTER}/activities/priority/:priority`, "member activity lists by priority"],
    [`POST ${CLIENT_ACTIVITY}/seeComments`, "staff seeComments"],
    [`POST ${TESTER_ACTIVITY}/seeComments`, "member seeComments"],
    [`GET ${CLIENT}/activitiesAllowed`, "activitiesAllowed"],
    [`POST ${CLIENT}/activity/step1`, "step1"],
    [`POST ${CLIENT_ACTIVITY}/step2Debate`, "step2Debate"],
    [`POST ${CLIENT_ACTIVITY}/step2HeatMap`, "step2HeatMap"],
    [`POST ${CLIENT_ACTIVITY}/step2Survey`, "step2Survey"],
    [`POST ${CLIENT_ACTIVITY}/step2Ux`, "step2Ux"],
    [`POST ${CLIENT_ACTIVITY}/step3`, "step3"],
    [`GET ${CLIENT_ACTIVITY}/results`, "results"],
    [`GET ${CLIENT_ACTIVITY}/report`, "report"],
    [`GET ${CLIENT_ACTIVITY}/excel`, "Excel download"],
    [`GET ${CLIENT_ACTIVITY}/word`, "Word download"],
    [`GET ${CLIENT_ACTIVITY}/multimedia`, "multimedia zip download"],
    [`GET ${CLIENT_ACTIVITY}/participants`, "participants"],
    [`POST ${CLIENT_ACTIVITY}/remind`, "remind"],
    [`POST ${CLIENT_ACTIVITY}/allPendingMembers/remind`, "allPendingMembers/remind"],
    [`POST ${CLIENT_ACTIVITY}/programReminder`, "programReminder"],
    [`GET ${CLIENT_ACTIVITY}/commentSearch`, "commentSearch"],
    [`GET ${CLIENT_ACTIVITY}/searchWord`, "searchWord"],
    [`GET ${CLIENT_ACTIVITY}/analysis`, "analysis"],
    [`GET ${CLIENT_ACTIVITY}/analysisData`, "analysisData"],
    [`GET ${CLIENT_ACTIVITY}/topic/:topicId/commentsPaged`, "topic commentsPaged"],
    [`GET ${CLIENT_ACTIVITY}/moderatorTopics`, "moderatorTopics"],
    [`PUT ${CLIENT_ACTIVITY}/moderatorTopics`, "change moderatorTopics"],
    [`DELETE ${CLIENT_ACTIVITY}/moderatorTopics`, "delete moderatorTopics"],
    [`PUT ${CLIENT_ACTIVITY}/changeSummary`, "changeSummary"],
    [`POST ${TESTER_ACTIVITY}/seeRaffleResult`, "seeRaffleResult"],
  ],
});

const chatbot = section("Chatbot", {
  given: [
    ["POST /client/communities/chatbot/start", "chatbot/start"],
    ["POST /client/communities/chatbot/message/send", "chatbot/message/send"],
  ],
});

const chat = section("Chat", {
  assumed: [
    [`GET ${CLIENT}/chatUnseen`, "staff chatUnseen"],
    [`GET ${TESTER}/chatUnseen`, "member chatUnseen"],
    [`GET ${CLIENT}/chatList`, "chatList"],
    [`GET ${CLIENT}/chat/:chatId/messages`, "staff messages"],
    [`GET ${TESTER}/chat/messages`, "member messages"],
    [`POST ${CLIENT}/chat/:chatId/see`, "staff see"],
    [`POST ${TESTER}/chat/see`, "member see"],
    [`POST ${CLIENT}/chat/:chatId/seeObs`, "seeObs"],
    [`POST ${CLIENT}/chat/:chatId/deleteMessages`, "deleteMessages"],
    [`PUT ${CLIENT}/chat/:chatId/mark`, "mark"],
    [`GET ${CLIENT}/observerChat/unseen`, "observer chatUnseen"],
    [`GET ${CLIENT}/observerChat/list`, "observer chatList"],
    [`GET ${CLIENT}/observerChat/:chatId/messages`, "observer messages"],
  ],
});

const videoChat = section("Video chat", {
  assumed: [
    [`GET ${CLIENT_ACTIVITY}/videochatData`, "staff videochatData"],
    [`GET ${TESTER_ACTIVITY}/videochatData`, "member videochatData"],
    [`GET ${CLIENT_ACTIVITY}/videochatObserver`, "videochatObserver"],
    [`POST ${CLIENT_ACTIVITY}/videoRecord/start`, "videoRecord start"],
    [`POST ${CLIENT_ACTIVITY}/videoRecord/stop`, "videoRecord stop"],
    [`DELETE ${CLIENT_ACTIVITY}/videoRecord/:recordId`, "videoRecord delete"],
    [`GET ${CLIENT_ACTIVITY}/videoRecord`, "videoRecord list"],
    [`POST ${TESTER_ACTIVITY}/videochatTestResults`, "test results"],
    ["POST /experienceLabs/:id/activity/:activityId/passwordValidation", "passwordValidation"],
    [`POST ${CLIENT_ACTIVITY}/grantAccess`, "grantAccess"],
    ["POST /experienceLabs/:id/activity/:activityId/publicVideochatJoin", "publicVideochatJoin"],
    ["POST /experienceLabs/:id/activity/:activityId/observerVideochatJoin", "observerVideochatJoin"],
    [`POST ${CLIENT_ACTIVITY}/videoComment`, "videoComment"],
    [`GET ${CLIENT_ACTIVITY}/transcription`, "transcription"],
    [`GET ${CLIENT_ACTIVITY}/uxTranscription`, "uxTranscription"],
    [`GET ${CLIENT_ACTIVITY}/transcriptionSearch`, "transcriptionSearch"],
    [`GET ${CLIENT_ACTIVITY}/transcriptionWord`, "transcriptionWord"],
    [`PUT ${CLIENT_ACTIVITY}/speakerNames`, "speakerNames"],
  ],
});

const redeem = section("Redeem", {
  assumed: [
    [`POST ${TESTER}/redeemPoints`, "redeemPoints"],
    [`GET ${CLIENT}/pendingRedeems`, "pendingRedeems"],
    [`GET ${CLIENT}/completeRedeems`, "completeRedeems"],
    [`POST ${CLIENT}/completeRedeems`, "complete redeems"],
    [`GET ${CLIENT}/pointsExcel`, "pointsExcel"],
    [`GET ${CLIENT}/raffleList`, "raffleList"],
    [`GET ${CLIENT}/hasRaffleData`, "hasRaffleData"],
    [`POST ${CLIENT}/markRaffleRedeemed`, "markRaffleRedeemed"],
    [`POST ${TESTER}/askNotification`, "askNotification"],
  ],
});

const moderators = section("Moderators", {
  given: [
    [`POST ${CLIENT}/moderator`, "add moderator"],
    [`PUT ${CLIENT}/moderator`, "change moderator"],
    [`GET ${CLIENT}/moderator`, "moderators"],
    [`DELETE ${CLIENT}/moderator`, "delete moderator"],
  ],
});

const lists = section("Lists", {
  given: [
    ["GET /lovs/provinces", "provinces"],
    ["GET /lovs/regions", "regions"],
    ["GET /lovs/nielsen", "nielsen"],
    ["GET /lovs/countries", "countries"],
  ],
});

const notifications = section("Notifications", {
  assumed: [
    [`GET ${CLIENT}/alerts/page/:page/pageSize/:pageSize`, "staff alerts"],
    [`GET ${TESTER}/alerts/page/:page/pageSize/:pageSize`, "member alerts"],
    [`GET ${CLIENT}/alertsWithPagination/page/:page/pageSize/:pageSize`, "staff alerts withPagination"],
    [`GET ${TESTER}/alertsWithPagination/page/:page/pageSize/:pageSize`, "member alerts withPagination"],
    [`POST ${CLIENT}/notifications/seen`, "staff notifications/seen"],
    [`POST ${TESTER}/notifications/seen`, "member notifications/seen"],
    [`POST ${CLIENT}/notifications/seenPopup`, "staff notifications/seenPopup"],
    [`POST ${TESTER}/notifications/seenPopup`, "member notifications/seenPopup"],
  ],
});

const suite = section("Suite", {
  given: [
    ["GET /clientSuite/creditsPlan/planData", "planData"],
    ["GET /clientSuite/clientNotifications", "clientNotifications"],
    ["POST /clientSuite/clientNotifications", "add clientNotifications"],
  ],
});

// The tracking script of this heading is loaded from other people's servers, so not in the table.
const other = section("Other", {
  given: [
    ["GET /visitorToken", "visitorToken"],
    ["POST /uxVideo", "uxVideo"],
  ],
  assumed: [
    ["GET /monitor/:id/basicReport", "monitor basicReport"],
    ["GET /monitor/:id/dashboardv2", "dashboardv2"],
    ["GET /monitor/:id/dashboardTextv2", "dashboardTextv2"],
    ["GET /test/:id/data", "test data"],
    ["GET /test/:id/filterQuestions", "filterQuestions"],
    ["GET /execution/:id/next-question-block", "execution next-question-block"],
    ["POST /execution/:id/start", "execution start"],
    ["POST /execution/:id/answer", "execution answer"],
    ["POST /execution/:id/finish", "execution finish"],
    ["POST /watAcademy/token", "WatAcademy token"],
    ["GET /geoIp/country", "geo-IP lookup by country"],
  ],
});

/** Every call of spec section 7, one row each. */
export const SPEC_CALLS: readonly SpecCall[] = [
  ...[account, community, members, activities, chatbot, chat],
  ...[videoChat, redeem, moderators, lists, notifications, suite, other],
].flat();

/** Calls that extensions build, with their examples, in `tests/specCalls.ts` of their folder. */
const EXTENSION_CALLS = import.meta.glob<{ readonly examples: Readonly<Record<string, SpecExample>> }>(
  ["../../src/features/*/tests/specCalls.ts", "../../plugins/*/tests/specCalls.ts"],
  { eager: true },
);

/** By call. */
export const EXTENSION_EXAMPLES: Readonly<Record<string, SpecExample>> = Object.assign(
  {},
  ...Object.values(EXTENSION_CALLS).map(({ examples }) => examples),
);

/** Calls that are built: a route each, with an example request that works. This list only grows. */
export const BUILT: readonly string[] = [
  ...Object.keys(EXTENSION_EXAMPLES),
  "POST /experienceLabs/:origin/user/login",
  "POST /experienceLabs/:origin/client/login",
  "POST /admin/communities/login",
  "POST /experienceLabs/:origin/user/logout",
  "POST /admin/2facode",
  "POST /experienceLabs/:origin/client/2facode",
  "POST /experienceLabs/:origin/user/2facode",
  "POST /experienceLabs/:origin/client/resend2facode",
  "POST /experienceLabs/:origin/user/resend2facode",
  "GET /experienceLabs/personalization/:origin",
  "PUT /experienceLabs/password",
  "POST /experienceLabs/:origin/resetPassword",
  "POST /experienceLabs/:userId/resetNewPassword",
  "POST /experienceLabs/:userId/checkResetCode",
  "POST /experienceLabs/client/:origin/resetPassword",
  "POST /experienceLabs/client/:userId/resetNewPassword",
  "POST /experienceLabs/client/:userId/checkResetCode",
  "POST /experienceLabs/:origin/register",
  "GET /experienceLabs/:origin/userData",
  "GET /client/:origin/userData",
  "GET /experienceLabs/:origin/client/roleData",
  "GET /experienceLabs/:communityId/nickname/:nickname/availability",
  "PUT /experienceLabs/userData",
  "PUT /experienceLabs/newNickname",
  "DELETE /experienceLabs/:communityId/userAccount",
  "GET /experienceLabs/:id/conditions",
  "PUT /experienceLabs/community/:id/personalization",
  "PUT /experienceLabs/community/:id/personalizationFull",
  "PUT /experienceLabs/community/:id/redeemInfo",
  "POST /experienceLabs/file",
  `GET ${CLIENT}/welcome`,
  `GET ${TESTER}/welcome`,
  `PUT ${CLIENT}/welcome`,
  `PUT ${CLIENT}/replytoclientemail`,
  "POST /experienceLabs/:communityId/transactionsSearch",
  "GET /experienceLabs/:id/satusData",
  `POST ${CLIENT}/moderator`,
  `PUT ${CLIENT}/moderator`,
  `GET ${CLIENT}/moderator`,
  `DELETE ${CLIENT}/moderator`,
  "GET /test/:id/navigationRules",
  `POST ${TESTER_ACTIVITY}/question/:questionId/answer`,
  `GET ${TESTER_ACTIVITY}/question/:questionId/answered`,
  "GET /visitorToken",
  "GET /test/:id/data",
  "GET /test/:id/filterQuestions",
  `POST ${CLIENT_ACTIVITY}/question`,
  `PUT ${CLIENT_ACTIVITY}/question/:questionId`,
  `DELETE ${CLIENT_ACTIVITY}/question/:questionId`,
  "GET /execution/:id/next-question-block",
  "POST /execution/:id/start",
  "POST /execution/:id/answer",
  "POST /execution/:id/finish",
  "GET /lovs/provinces",
  "GET /lovs/regions",
  "GET /lovs/nielsen",
  "GET /lovs/countries",
  "GET /geoIp/country",
  `GET ${CLIENT}/alerts/page/:page/pageSize/:pageSize`,
  `GET ${TESTER}/alerts/page/:page/pageSize/:pageSize`,
  `GET ${CLIENT}/alertsWithPagination/page/:page/pageSize/:pageSize`,
  `GET ${TESTER}/alertsWithPagination/page/:page/pageSize/:pageSize`,
  `POST ${CLIENT}/notifications/seen`,
  `POST ${TESTER}/notifications/seen`,
  `POST ${CLIENT}/notifications/seenPopup`,
  `POST ${TESTER}/notifications/seenPopup`,
];

/** `METHOD path` of the calls that are still to be built: no route, and not in OpenAPI. */
export const PENDING: readonly string[] = SPEC_CALLS.map(({ method, path }) => `${method} ${path}`).filter(
  (call) => !BUILT.includes(call),
);

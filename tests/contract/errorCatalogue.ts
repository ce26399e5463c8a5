import type { LightMyRequestResponse } from "fastify";
import { makeReport, openReport, readReport } from "../../src/features/results/tests/reportHelpers";
import type { LOGINS, TestApp } from "../helpers/app";
import { demoId } from "../helpers/communities";
import { upload } from "../helpers/images";
import { publishedSurvey } from "../helpers/surveys";

type Request = Omit<Parameters<TestApp["call"]>[0], "token">;

/** What proves that somebody meets a message. */
export type Evidence =
  /** A row of `identityMessages.ts`, which is provoked in every language. */
  | { readonly identity: string }
  /** A request, and what is answered. */
  | {
      readonly answer: (app: TestApp) => Promise<LightMyRequestResponse>;
      readonly status: number;
      readonly code: string;
      /** The field that it names. */
      readonly field?: string;
    }
  /** A test with a set-up of its own that expects this code, this key, or these words of one of the texts. */
  | { readonly file: string; readonly expects: string }
  /** A test of the cause, by its title, and the source that shows the text then. */
  | { readonly file: string; readonly test: string; readonly shownIn: string };

/** A message of the specification's section 8. */
export interface CatalogueRow {
  /** The specification's phrase. */
  readonly message: string;
  /** Codes of the error tables that answer it. */
  readonly codes?: readonly string[];
  /** Keys of texts of the client that say it. */
  readonly texts?: readonly string[];
  readonly by: Evidence;
}

const UNKNOWN_ID = "0193fd0a-7c1e-7000-8000-00000000dead";
const NO_REPORT = { path: "/r/Qx4vJ2mB8nR6tY1kZ3wL5pD7sF9gH0aCQx4vJ2mB8nQ" };

/** A call of somebody of the demo, whose community stands for `:id`. */
const as = (who: keyof typeof LOGINS, request: Request) => async (app: TestApp) =>
  app.call({ ...request, url: request.url.replace(":id", await demoId(app)), token: await app.signIn(who) });

async function renameStudy(app: TestApp): Promise<LightMyRequestResponse> {
  const token = await app.signIn("client");
  const [study] = (await app.call({ url: "/api/studies", token })).json() as readonly { readonly id: string }[];
  return app.call({ method: "PUT", url: `/api/studies/${study?.id}`, token, body: { name: " " } });
}

const surveyReport = async (app: TestApp) => makeReport(app, await publishedSurvey(app, await app.signIn("moderator")));
const identity = (message: string, code: string, name = message): CatalogueRow => ({
  message,
  codes: [code],
  by: { identity: name },
});
const tested = (message: string, code: string, file: string): CatalogueRow => ({
  ...{ message, codes: [code] },
  by: { file, expects: code },
});

const EXECUTION = "tests/api/execution.test.ts";
const ACCESS = "tests/api/surveyAccess.test.ts";
const CAPTCHA = "tests/e2e/captcha.spec.ts";
const SURVEY = "tests/e2e/survey.spec.ts";
const DIARY = "tests/api/diary.test.ts";
const LICENCE = "src/features/studies/tests/licence.test.ts";
const LOAD = "src/features/members/tests/load.test.ts";
const MAILINGS = "src/features/mailings/tests/mailings.test.ts";
const MEDIA = "src/client/media/mediaFailure.test.ts";
const DEVICES = "plugins/video-chat/client/devices/DeviceTest.tsx";

const AUTHENTICATION: readonly CatalogueRow[] = [
  identity("not authenticated", "auth.notAuthenticated"),
  identity("wrong login (e-mail or password)", "auth.wrongLogin", "wrong login: the password"),
  identity("wrong current password", "auth.wrongPassword"),
  {
    message: "unknown e-mail on recovery",
    texts: ["password.sent.body"],
    by: { file: "tests/contract/identitySpec.test.ts", expects: "password.sent.body" },
  },
  identity("wrong control code", "auth.wrongCode"),
  identity("passwords do not match", "auth.passwordMismatch"),
  identity("invalid code for password authorisation", "auth.wrongCode"),
  identity("wrong SMS code", "auth.wrongSecondFactor"),
  identity(
    "account temporarily blocked after repeated failed two-factor attempts (contact support)",
    "auth.secondFactorLocked",
    "account temporarily blocked after repeated failed two-factor attempts",
  ),
  identity("verification code error with a restart link", "auth.wrongCode"),
  identity("need a real e-mail", "auth.needsEmail"),
  identity("sign-up not permitted", "signUp.notPermitted"),
  identity("tester not available in the community", "auth.notMember"),
  identity("e-mail already exists", "record.exists"),
  identity("user already exists", "record.exists"),
  identity("nickname already exists", "record.exists"),
  identity("community identifier already exists", "record.exists"),
  identity("user does not exist", "record.notFound"),
  identity("member does not exist", "record.notFound"),
];

const EXECUTIONS: readonly CatalogueRow[] = [
  {
    message: "answer could not be saved, retry",
    texts: ["runner.failingLong"],
    by: {
      file: "src/client/runner/saving/saveQueue.test.ts",
      test: "a server that answers with failures is not said to be out of reach",
      shownIn: "src/client/runner/screens/SaveBanner.tsx",
    },
  },
  tested("execution expired", "execution.expired", ACCESS),
  {
    message: "profile does not fit",
    texts: ["runner.endings.screenOut.title", "runner.endings.screenOut.body"],
    by: {
      file: "tests/api/surveyLogic.test.ts",
      test: "a member who was screened out is told that it is over, and staff how it ended",
      shownIn: "src/client/runner/screens/EndingScreen.tsx",
    },
  },
  tested("already answered", "execution.alreadyAnswered", EXECUTION),
  tested("cannot answer this test", "execution.notAllowed", ACCESS),
  { message: "connection lost", texts: ["runner.waiting"], by: { file: SURVEY, expects: "Sin conexión. Sigue respondiendo" } },
  {
    message: "not the current question (exit and re-enter, answers kept)",
    codes: ["execution.notCurrentQuestion"],
    texts: ["runner.problems.notCurrent.title", "runner.problems.notCurrent.body"],
    by: { file: SURVEY, expects: "Esa ya no es la pregunta actual" },
  },
  tested("no slots", "execution.noSlots", "tests/api/quotas.test.ts"),
  tested("same IP cannot redo", "execution.sameAddress", ACCESS),
  {
    message: "test finished on a date",
    codes: ["execution.closed"],
    texts: ["runner.problems.closed.bodyOn"],
    by: { file: ACCESS, expects: "execution.closed" },
  },
  {
    message: "test not found",
    codes: ["execution.notFound"],
    by: {
      answer: as("member", { method: "POST", url: `/api/activities/${UNKNOWN_ID}/execution` }),
      ...{ status: 404, code: "execution.notFound" },
    },
  },
  {
    message: "quota exhausted",
    texts: ["runner.endings.overQuota.title", "runner.endings.overQuota.body"],
    by: { file: SURVEY, expects: "Ya tenemos suficientes respuestas" },
  },
  tested("wrong device type", "execution.wrongDevice", ACCESS),
  {
    message: "refuelling within 3 days required",
    codes: ["execution.invalidAnswer"],
    texts: ["validation.maxAgeDays"],
    by: { file: DIARY, expects: "maxAgeDays" },
  },
  {
    message: "another fuel stop at a different station required",
    codes: ["execution.incomplete"],
    texts: ["validation.differentEachRound"],
    by: { file: DIARY, expects: "differentEachRound" },
  },
  {
    message: "inconsistent ranking",
    codes: ["execution.invalidAnswer"],
    by: { file: EXECUTION, expects: "execution.invalidAnswer" },
  },
  {
    message: "low-quality answers",
    texts: ["runner.endings.quality.title", "runner.endings.quality.body"],
    by: { file: SURVEY, expects: "No podemos seguir con tus respuestas" },
  },
  {
    message: "session token expired or mismatched (tab closes)",
    codes: ["execution.sessionLost"],
    texts: ["runner.problems.sessionLost.title", "runner.problems.sessionLost.body"],
    by: { file: EXECUTION, expects: "execution.sessionLost" },
  },
  {
    message: "captcha reset",
    codes: ["execution.captchaReset"],
    texts: ["runner.captcha.reset"],
    by: { file: CAPTCHA, expects: "La comprobación se ha reiniciado." },
  },
  {
    message: "captcha expired",
    codes: ["execution.captchaExpired"],
    texts: ["runner.captcha.expired"],
    by: { file: CAPTCHA, expects: "La comprobación ha caducado antes de empezar." },
  },
  {
    message: "captcha challenge expired",
    texts: ["runner.captcha.challengeExpired"],
    by: { file: CAPTCHA, expects: "Se ha agotado el tiempo" },
  },
  tested("minimum time not reached", "execution.tooEarly", "tests/api/questionClock.test.ts"),
  tested("time ran out", "execution.timeRanOut", "tests/api/questionClock.test.ts"),
];

const denied = (what: string, texts: readonly string[], shownIn = DEVICES): CatalogueRow => ({
  ...{ message: `${what} permission error`, texts },
  by: { file: MEDIA, test: "%s is told as %s", shownIn },
});

const DEVICE_MESSAGES: readonly CatalogueRow[] = [
  denied("camera", ["videoChat.devices.failures.camera.denied"]),
  denied("microphone", ["videoChat.devices.failures.microphone.denied"]),
  denied("screen", ["videoChat.devices.failures.screen.denied"], "plugins/video-chat/client/member/MemberRoom.tsx"),
  {
    message: "file-access permission error",
    texts: ["fields.file.failed", "fields.video.failed"],
    by: {
      file: "src/client/screens/inputs/upload/useFileUpload.test.ts",
      test: "a file over the limit is refused before it is sent",
      shownIn: "src/client/screens/inputs/upload/useFileUpload.ts",
    },
  },
  {
    message: "recording upload failures",
    codes: ["uxTest.otherChunk", "uxTest.recordingClosed"],
    texts: ["uxTest.recordings.line.offline", "uxTest.recordings.problems.full"],
    by: { file: "plugins/ux-test/tests/recordings.spec.ts", expects: "Sin conexión" },
  },
  {
    message: "connectivity test failures",
    texts: ["videoChat.devices.line.weak", "videoChat.devices.line.failed"],
    by: { file: "plugins/video-chat/tests/journeys/sessionJourney.ts", expects: "La conexión es " },
  },
  {
    message: "browser cannot share screen",
    texts: ["videoChat.devices.failures.screen.unsupported", "videoChat.devices.noScreen"],
    by: { file: MEDIA, test: "%s is told as %s", shownIn: DEVICES },
  },
  {
    message: "browser is unsupported for video chat",
    codes: ["videoChat.badOffer"],
    texts: ["videoChat.devices.unsupported"],
    by: { file: "plugins/video-chat/tests/videoChat.test.ts", expects: "videoChat.badOffer" },
  },
  tested("wrong video-call password", "videoChat.wrongPassword", "plugins/video-chat/tests/guests.test.ts"),
];

const STUDIES: readonly CatalogueRow[] = [
  tested("not enough credits", "credits.insufficient", "src/features/studies/tests/order.test.ts"),
  {
    message: "study cannot be created or saved",
    codes: ["request.invalid"],
    by: {
      answer: as("client", { method: "POST", url: "/api/studies", body: { name: "De nada", type: "NOTHING" } }),
      ...{ status: 400, code: "request.invalid", field: "/type" },
    },
  },
  tested(
    "questionnaire fields or logic incomplete (task and question named)",
    "questionnaire.faulty",
    "src/features/activities/tests/wizard.test.ts",
  ),
  {
    message: "information not saved",
    texts: ["surveys.save.failed", "surveys.save.local"],
    by: { file: "tests/e2e/steps/unsavedQuestionnaire.ts", expects: "Guardado en este dispositivo" },
  },
  {
    message: "message not sent",
    texts: ["account.support.failed"],
    by: { file: "tests/e2e/account.spec.ts", expects: "No se ha podido enviar el mensaje." },
  },
  {
    message: "wrong release date",
    codes: ["studies.tooSoon"],
    texts: ["validation.releaseInPast"],
    by: { file: "tests/e2e/order.spec.ts", expects: "Esta fecha ya ha pasado. Elige otra" },
  },
  tested("generic error", "server.unexpected", "tests/api/jobs.test.ts"),
  {
    message: "shared report password wrong",
    codes: ["results.reportPassword"],
    by: {
      answer: async (app) => openReport(app, await surveyReport(app), "Cuatro-tazas-8"),
      ...{ status: 403, code: "results.reportPassword" },
    },
  },
  {
    message: "report not found",
    codes: ["results.reportNotFound"],
    by: { answer: (app) => readReport(app, NO_REPORT), status: 404, code: "results.reportNotFound" },
  },
  {
    message: "report login required",
    codes: ["results.reportLocked"],
    by: {
      answer: async (app) => readReport(app, await surveyReport(app)),
      ...{ status: 401, code: "results.reportLocked" },
    },
  },
  {
    message: "error getting reports",
    codes: ["record.notFound"],
    by: {
      answer: as("moderator", { url: `/api/activities/${UNKNOWN_ID}/reports` }),
      ...{ status: 404, code: "record.notFound" },
    },
  },
  {
    message: "error generating or downloading aggregated Excel",
    codes: ["results.workbookRunning"],
    texts: ["resultFiles.dialog.failed"],
    by: {
      file: "src/features/results/tests/workbooks.test.ts",
      test: "what can't be made is refused with its place, and one at a time is made",
      shownIn: "src/features/results/client/exports/WorkbookDialog.tsx",
    },
  },
  {
    message: "generic request failed",
    codes: ["route.notFound"],
    by: { answer: (app) => app.call({ url: "/api/nothing-like-that" }), status: 404, code: "route.notFound" },
  },
  {
    message: "invalid logo file type",
    codes: ["request.unsupportedMediaType"],
    by: {
      answer: async (app) =>
        upload(app, {
          token: await app.signIn("administrator"),
          content: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
        }),
      ...{ status: 415, code: "request.unsupportedMediaType" },
    },
  },
  {
    message: "study-name update error with reason",
    codes: ["request.invalid"],
    by: { answer: renameStudy, status: 400, code: "request.invalid", field: "/name" },
  },
  tested("licence limit exceeded: concurrent studies", "studies.concurrentStudies", LICENCE),
  tested("licence limit exceeded: video minutes", "focus.videoMinutes", LICENCE),
  tested("licence limit exceeded: default", "studies.maximumSample", LICENCE),
];

const CHATBOT = "tests/e2e/chatbot.spec.ts";

const COMMUNITY: readonly CatalogueRow[] = [
  {
    message: "activity save error",
    codes: ["request.invalid"],
    by: {
      answer: as("moderator", { method: "POST", url: "/client/communities/:id/activity", body: { title: "" } }),
      ...{ status: 400, code: "request.invalid", field: "/title" },
    },
  },
  tested("question save error", "questionnaire.stale", "tests/api/surveys.test.ts"),
  tested("check-before-create failure", "request.invalid", "src/features/activities/tests/wizard.test.ts"),
  tested("notification not sent", "mailings.notificationNotSent", MAILINGS),
  tested("load-users failure", "import.corrupt", "tests/api/import.test.ts"),
  {
    message: "monitor report error",
    codes: ["record.notFound"],
    by: {
      answer: as("client", { url: `/monitor/${UNKNOWN_ID}/basicReport` }),
      ...{ status: 404, code: "record.notFound" },
    },
  },
  {
    message: "e-mail load error",
    codes: ["record.notFound"],
    texts: ["mailings.scheduled.loadFailed", "mailings.history.loadFailed", "mailings.drafts.loadFailed"],
    by: {
      answer: as("moderator", { method: "DELETE", url: `/client/communities/:id/scheduledEmails/${UNKNOWN_ID}` }),
      ...{ status: 404, code: "record.notFound" },
    },
  },
  tested("e-mail delete error", "mailings.notDeleted", MAILINGS),
  tested("image upload error", "mailings.imageTooLarge", MAILINGS),
  tested("tag assignment failure", "tags.unknownMembers", "src/features/tags/tests/tags.test.ts"),
  {
    message: "point threshold invalid",
    codes: ["request.invalid"],
    by: {
      answer: as("administrator", {
        method: "PUT",
        url: "/experienceLabs/community/:id/redeemInfo",
        body: { gamification: true, redeemFrom: "2027-06-01", redeemTo: "2027-06-16", alertThresholds: [{ labs: 0 }], cards: [] },
      }),
      ...{ status: 400, code: "request.invalid", field: "/alertThresholds/0/labs" },
    },
  },
  {
    message: "some IDs do not exist or are duplicated",
    codes: ["ledger.unknownMembers"],
    texts: ["validation.duplicateRow"],
    by: { file: "src/features/ledger/tests/points.test.ts", expects: "ledger.unknownMembers" },
  },
  {
    message: "chatbot error: processing",
    texts: ["chatbot.failed.processing"],
    by: { file: CHATBOT, expects: "No se ha podido procesar tu pregunta." },
  },
  {
    message: "chatbot error: no answer",
    texts: ["chatbot.notFound"],
    by: { file: CHATBOT, expects: "No lo sé" },
  },
  {
    message: "chatbot error: cannot open conversation",
    texts: ["chatbot.failed.open"],
    by: { file: CHATBOT, expects: "No se puede abrir la conversación." },
  },
  {
    message: "task question not saved or not answered (with number)",
    codes: ["task.photoMissing", "task.videoMissing", "task.fileMissing", "task.tooShort", "task.hasAnswers"],
    by: { file: "src/features/task/tests/task.test.ts", expects: "task.photoMissing" },
  },
];

const MEMBER_LOAD: readonly CatalogueRow[] = [
  tested("plan user limit exceeded", "communities.memberLimit", "src/features/communities/tests/plans.test.ts"),
  { message: "province and zone together", texts: ["validation.atMostOne"], by: { file: LOAD, expects: "not both" } },
  tested("Email or Id column missing", "import.columns", LOAD),
  { message: "invalid e-mail in row", texts: ["validation.formatEmail"], by: { file: LOAD, expects: "complete e-mail" } },
  tested("new load while one runs", "import.running", LOAD),
  {
    message: "wrong job id",
    codes: ["job.notFound"],
    by: {
      answer: as("moderator", { url: "/client/communities/:id/job/nonsense/status" }),
      ...{ status: 404, code: "job.notFound" },
    },
  },
  {
    message: "negative age in row",
    texts: ["validation.ageNegative"],
    by: { file: LOAD, expects: "The age can't be negative." },
  },
  {
    message: "numeric value from a text cell",
    texts: ["validation.ageText"],
    by: { file: LOAD, expects: "Enter the age in figures, such as 37: this cell holds text." },
  },
];

/** What happens beyond a message of one screen: the section's "global behaviour". */
const EVERYWHERE: readonly CatalogueRow[] = [
  {
    message: "a session that ended leads to the login",
    texts: ["surveys.save.signedOut"],
    by: { file: "tests/e2e/steps/identity/lostSession.ts", expects: "Tu sesión ha caducado" },
  },
  {
    message: "network error popup with a retry button that reloads",
    texts: ["network.title", "network.body"],
    by: { file: "tests/e2e/steps/identity/lostConnection.ts", expects: "No hay conexión con el servidor" },
  },
  identity("Community does not exist", "community.notFound", "community does not exist"),
  {
    message: "chunk load failure triggers a reload",
    by: {
      file: "src/client/globals/mayReload.test.ts",
      test: "a page whose parts fail to load is loaded anew once",
      shownIn: "src/client/globals/mount.tsx",
    },
  },
];

/** Every message of the specification's section 8, group by group. */
export const CATALOGUE: Readonly<Record<string, readonly CatalogueRow[]>> = {
  Authentication: AUTHENTICATION,
  "Test execution": EXECUTIONS,
  Devices: DEVICE_MESSAGES,
  Studies: STUDIES,
  Community: COMMUNITY,
  "Member load": MEMBER_LOAD,
  "Global behaviour": EVERYWHERE,
};

/** Messages that nobody can meet yet, and why. This list only shrinks. */
export const MISSING: readonly { readonly message: string; readonly reason: string }[] = [
  { message: "eye-detection quality too low", reason: "no study records where people look" },
];

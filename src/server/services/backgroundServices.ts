import type { FastifyInstance } from "fastify";
import { sweepAccess } from "../access/sweepAccess";
import { sweepOrigins } from "../activityLog/sweepOrigins";
import type { AppOptions } from "../appOptions";
import type { SpaceDb } from "../db/query/spaceDb";
import { sweepUploads } from "../files/uploads/sweepUploads";
import { inEverySpace } from "../host/inEverySpace";
import type { Registrations } from "../host/registerExtensions";
import type { ExtensionSchedule } from "../host/serverHost";
import { inviteEntered } from "../identity/signUp/inviteEntered";
import { sweepSignUps } from "../identity/signUp/sweepSignUps";
import { importJob } from "../import/importJob";
import { createImportReports } from "../import/importReports";
import { sweepImports } from "../import/sweepImports";
import { createJobs, type Jobs } from "../jobs/jobs";
import { sweepModelAnswers } from "../languageModel/spaceLanguageModel";
import { sweepOutbox } from "../mail/outbox/sweepOutbox";
import { createSpaceMail } from "../mail/spaceMail";
import { mailAlerts } from "../notifications/mails/mailAlerts";
import { createScheduler, type RecurringTask, type TaskHandler } from "../scheduler/scheduler";
import type { CoreServices } from "./coreServices";
import { logError } from "./lifecycle";
import type { WriteServices } from "./writeServices";

/** Followers of events and appointments of the extensions, by name. */
function taskHandlers(
  { appointments, events }: Pick<Registrations, "appointments" | "events">,
  spaceDb: (spaceId: string) => SpaceDb,
): ReadonlyMap<string, TaskHandler> {
  const handlers = new Map<string, TaskHandler>();
  // Payloads come back as they were written.
  for (const [name, handle] of events.allFollowers())
    handlers.set(name, ({ spaceId, payload }) => handle({ db: spaceDb(spaceId), payload: payload as object }));
  for (const { name, run } of appointments) {
    if (handlers.has(name)) throw new Error(`an appointment and a follower are both called "${name}"`);
    handlers.set(name, ({ spaceId, payload }) => run({ db: spaceDb(spaceId), payload: payload as object }));
  }
  return handlers;
}

const SWEEP_MINUTES = 15;
const DAY_MINUTES = 24 * 60;

type Services = CoreServices & WriteServices;

function recurringTasks(options: AppOptions, services: Services, jobs: Jobs): readonly RecurringTask[] {
  const { database, catalog, registered, texts } = options;
  const { files, erasureCleanup, context, messages, publicAddress } = services;
  const root = database.kysely;
  const { mailer, unsubscriptions } = messages;
  const mail = createSpaceMail({ root, mailer, publicAddress });
  const alertTools = { root, registries: registered, texts, mail, unsubscriptions };
  const alertMails: ExtensionSchedule = {
    name: "alertMails",
    everyMinutes: 1,
    run: (db, signal) => mailAlerts(db, alertTools, { now: new Date(), signal }),
  };
  return [
    // What goes with a job that is forgotten goes right after it: as a task of its own another process could do it before.
    {
      name: "jobs",
      run: async (signal) => {
        await jobs.sweep();
        await sweepImports(database, files, signal);
      },
    },
    sweepUploads({ database, catalog, files, purposes: registered.filePurposes }),
    erasureCleanup.task,
    { name: "access", everyMinutes: SWEEP_MINUTES, run: () => sweepAccess(root) },
    { name: "origins", everyMinutes: SWEEP_MINUTES, run: () => sweepOrigins(root) },
    { name: "invitations", everyMinutes: 1, run: () => inviteEntered({ root, mailer, publicAddress }) },
    { name: "signUps", everyMinutes: SWEEP_MINUTES, run: () => sweepSignUps(root) },
    { name: "modelAnswers", everyMinutes: DAY_MINUTES, run: () => sweepModelAnswers(root) },
    { name: "outbox", everyMinutes: SWEEP_MINUTES, run: () => sweepOutbox(root) },
    ...[alertMails, ...registered.schedules].map((schedule) => inEverySpace(schedule, { root, spaceDb: context.spaceDb })),
  ];
}

/** Long work and the clock: started with the server, ended with it. */
export function createBackgroundServices(app: FastifyInstance, options: AppOptions, services: Services) {
  const { database, catalog, registered, texts } = options;
  const { context, files, realtime } = services;
  const { spaceDb } = context;
  const onError = logError(app, "job failed");
  const reports = createImportReports(database);
  const definitions = [importJob({ catalog, context, texts, files, reports }), ...registered.jobs];
  const jobs = createJobs({ database, definitions, spaceDb, onJob: realtime.job, onError });
  const scheduler = createScheduler({
    database,
    handlers: taskHandlers(registered, spaceDb),
    recurring: recurringTasks(options, services, jobs),
    onError: logError(app, "scheduled task failed"),
  });
  return { reports, jobs, scheduler };
}

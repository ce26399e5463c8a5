import type { ErrorDefinition } from "../../shared/errors";
import type { QuestionType } from "../../survey/questionType";
import { MEMBER_PAGES, type MemberPage } from "../community/memberPages";
import { createEventHandlers, type EventHandlers } from "../events/eventHandlers";
import type { JobDefinition } from "../jobs/defineJob";
import { TEMPLATES } from "../mail/templates";
import type { MailTemplate } from "../mail/templates/mailTemplate";
import { alertsChannel } from "../notifications/alertsChannel";
import type { NotificationKind } from "../notifications/notificationKind";
import type { Channel } from "../realtime/channels";
import type { ActivityType } from "./activityType";
import type { CommunityPart, RewardSource } from "./communityContributions";
import type { HostTools } from "./hostTools";
import type { PassageSource } from "./passageSource";
import type { PersonalDataPart, ProfileFigure } from "./personContributions";
import type { ResponseVariableSource } from "./responseVariables";
import type { ExtensionPage, ExtensionRoute } from "./routes";
import type {
  Appointment,
  DataMigration,
  DemoSeed,
  EntityHook,
  ExtensionSchedule,
  FilePurpose,
  Installation,
  RecordAudience,
  ServerExtension,
  ServerHost,
} from "./serverHost";
import { createServiceRegistry } from "./serviceRegistry";
import type { StudyProduct } from "./studyProduct";
import type { SuiteProduct } from "./suiteProduct";

/** All that the extensions registered. */
export interface Registrations {
  readonly questionTypes: ReadonlyMap<string, QuestionType>;
  readonly activityTypes: ReadonlyMap<string, ActivityType>;
  readonly studyProducts: ReadonlyMap<string, StudyProduct>;
  readonly suiteProducts: ReadonlyMap<string, SuiteProduct>;
  readonly routes: readonly ExtensionRoute[];
  /** By address. */
  readonly pages: ReadonlyMap<string, ExtensionPage>;
  readonly entityHooks: readonly EntityHook[];
  readonly installations: readonly Installation[];
  readonly demoSeeds: readonly DemoSeed[];
  readonly jobs: readonly JobDefinition[];
  readonly filePurposes: ReadonlyMap<string, FilePurpose>;
  readonly audiences: ReadonlyMap<string, RecordAudience>;
  readonly rewards: readonly RewardSource[];
  readonly communityParts: readonly CommunityPart[];
  readonly personalData: readonly PersonalDataPart[];
  readonly profileFigures: readonly ProfileFigure[];
  readonly schedules: readonly ExtensionSchedule[];
  readonly appointments: readonly Appointment[];
  readonly migrations: readonly DataMigration[];
  readonly notificationKinds: ReadonlyMap<string, NotificationKind>;
  readonly memberPages: ReadonlyMap<string, MemberPage>;
  readonly channels: ReadonlyMap<string, Channel>;
  readonly mailTemplates: ReadonlyMap<string, MailTemplate>;
  readonly errors: readonly ErrorDefinition[];
  readonly events: EventHandlers;
  /** Hands the extensions what they find under `host.tools`. */
  readonly equip: (tools: HostTools) => void;
}

function createRegistry<T extends { readonly name: string }>(what: string) {
  const members = new Map<string, T>();
  const add = (member: T) => {
    if (members.has(member.name)) throw new Error(`two extensions register the ${what} "${member.name}"`);
    members.set(member.name, member);
  };
  return { members, add };
}

/** What no two routes share: parameters at the same position are the same, whatever they are called. */
function routeName({ method, url }: ExtensionRoute): string {
  return `${method} ${url.replace(/:[^/.]+/g, ":")}`;
}

const bothCalled = (name: string) => `an appointment and a follower are both called "${name}"`;

function demandNoFollower(events: EventHandlers, name: string): void {
  for (const [follower] of events.allFollowers()) if (follower === name) throw new Error(bothCalled(name));
}

/**
 * Lets every extension register.
 * @param isPlugin whether the user of a service is a plugin
 * @returns all that was registered, demo seeds in their order
 * @throws Error where two take the same name, or a service that is used has no provider; `PluginFailure` where a plugin does
 */
export function registerExtensions(
  extensions: readonly ServerExtension[],
  isPlugin: (user: string) => boolean = () => false,
): Registrations {
  const questionTypes = createRegistry<QuestionType>("question type");
  const activityTypes = createRegistry<ActivityType>("activity type");
  const studyProducts = createRegistry<StudyProduct>("study product");
  const suiteProducts = createRegistry<SuiteProduct>("product of the suite");
  const jobs = createRegistry<JobDefinition>("job");
  const filePurposes = createRegistry<FilePurpose>("file purpose");
  const audiences = createRegistry<RecordAudience>("audience");
  const routes = createRegistry<ExtensionRoute & { readonly name: string }>("route");
  const pages = new Map<string, ExtensionPage>();
  const entityHooks: EntityHook[] = [];
  const installations: Installation[] = [];
  const demoSeeds = createRegistry<DemoSeed>("part of the demo");
  const rewards = createRegistry<RewardSource>("source of rewards");
  const communityParts = createRegistry<CommunityPart>("part of a community");
  const personalData = createRegistry<PersonalDataPart>("part of the personal export");
  const profileFigures = createRegistry<ProfileFigure>("figure of profiles");
  const responseVariables = createRegistry<ResponseVariableSource>("source of response variables");
  const passageSources = createRegistry<PassageSource>("source of passages");
  const schedules = createRegistry<ExtensionSchedule>("schedule");
  const appointments = createRegistry<Appointment>("appointment");
  const migrations = createRegistry<DataMigration>("migration");
  const notificationKinds = createRegistry<NotificationKind>("kind of notification");
  const memberPages = createRegistry<MemberPage>("page of members");
  for (const page of MEMBER_PAGES) memberPages.add(page);
  const channels = createRegistry<Channel>("channel");
  channels.add(alertsChannel);
  const mailTemplates = createRegistry<MailTemplate>("mail");
  for (const template of TEMPLATES.values()) mailTemplates.add(template);
  const errors: ErrorDefinition[] = [];
  const services = createServiceRegistry();
  const events = createEventHandlers();
  let equipped: HostTools | undefined;
  const host: ServerHost = {
    questionType: questionTypes.add,
    activityType: activityTypes.add,
    studyProduct: studyProducts.add,
    suiteProduct: suiteProducts.add,
    route: (route) => routes.add({ ...route, name: routeName(route) }),
    page: (page) => {
      if (pages.has(page.url)) throw new Error(`two extensions give the page "${page.url}" its first content`);
      pages.set(page.url, page);
    },
    entityHook: (hook) => entityHooks.push(hook),
    installation: (installation) => installations.push(installation),
    demoSeed: demoSeeds.add,
    job: jobs.add,
    filePurpose: filePurposes.add,
    audience: audiences.add,
    memberPage: memberPages.add,
    rewards: rewards.add,
    communityPart: communityParts.add,
    personalData: personalData.add,
    profileFigure: profileFigures.add,
    responseVariables: responseVariables.add,
    passageSource: passageSources.add,
    schedule: schedules.add,
    appointment: (appointment) => {
      demandNoFollower(events, appointment.name);
      appointments.add(appointment);
    },
    migration: migrations.add,
    notificationKind: notificationKinds.add,
    channel: channels.add,
    mailTemplate: mailTemplates.add,
    errors: (definitions) => errors.push(...definitions),
    provide: services.provide,
    use: services.use,
    on: events.on,
    onAll: events.onAll,
    afterCommit: (event, follower) => {
      if (appointments.members.has(follower.name)) throw new Error(bothCalled(follower.name));
      events.afterCommit(event, follower);
    },
    tools: () => {
      if (!equipped) throw new Error("the host's tools are there once the server is");
      return equipped;
    },
    registries: {
      questionTypes: questionTypes.members,
      activityTypes: activityTypes.members,
      studyProducts: studyProducts.members,
      suiteProducts: suiteProducts.members,
      notificationKinds: notificationKinds.members,
      memberPages: memberPages.members,
      responseVariables: responseVariables.members,
      passageSources: passageSources.members,
    },
  };
  for (const extension of extensions) extension.register(host);
  services.demandProviders(isPlugin);
  return {
    questionTypes: questionTypes.members,
    activityTypes: activityTypes.members,
    studyProducts: studyProducts.members,
    suiteProducts: suiteProducts.members,
    routes: [...routes.members.values()].map(({ name: _, ...route }) => route),
    pages,
    entityHooks,
    installations,
    demoSeeds: [...demoSeeds.members.values()].sort((a, b) => a.order - b.order),
    jobs: [...jobs.members.values()],
    filePurposes: filePurposes.members,
    audiences: audiences.members,
    rewards: [...rewards.members.values()],
    communityParts: [...communityParts.members.values()],
    personalData: [...personalData.members.values()],
    profileFigures: [...profileFigures.members.values()],
    schedules: [...schedules.members.values()],
    appointments: [...appointments.members.values()],
    migrations: [...migrations.members.values()],
    notificationKinds: notificationKinds.members,
    memberPages: memberPages.members,
    channels: channels.members,
    mailTemplates: mailTemplates.members,
    errors,
    events,
    equip: (tools) => {
      equipped = tools;
    },
  };
}

/** Names of each registry's members, by registry, for `x-registry`. */
export function registryNames(registered: Registrations): ReadonlyMap<string, readonly string[]> {
  return new Map([
    ["activityType", [...registered.activityTypes.keys()]],
    ["questionType", [...registered.questionTypes.keys()]],
    ["studyProduct", [...registered.studyProducts.keys()]],
    ["licensedProduct", [...registered.studyProducts.keys(), ...registered.suiteProducts.keys()]],
  ]);
}

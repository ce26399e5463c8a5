import { audience } from "../../../contracts/services/audience";
import { participations } from "../../../contracts/services/participation";
import { conversationStandings } from "../../../contracts/services/unseen";
import type { ServerHost } from "../../../server/kit";
import { ACTIVITY_ERRORS } from "../shared/errors";
import { announceHook } from "./announce/announceHook";
import { announceSchedule } from "./announce/announceSchedule";
import { noteAnnounced } from "./announce/noteAnnounced";
import { activityAudience } from "./audience";
import { defaultLabsHook } from "./defaultLabs";
import { enabledTypes } from "./enabledTypes";
import { keepPromisedLabs } from "./keepPromisedLabs";
import { lifeCycleRoutes } from "./lifeCycle/lifeCycleRoutes";
import { listRoutes } from "./lists/listRoutes";
import { memberRoutes } from "./memberRoutes";
import { noteAuthor } from "./noteAuthor";
import { demoAlerts } from "./notify/demoAlerts";
import { notifyClosing } from "./notify/notifyClosing";
import { notifyMembers } from "./notify/notifyMembers";
import { notifyTeam } from "./notify/notifyTeam";
import { registerParticipants } from "./participants";
import { followHook, followSchedule } from "./participants/followSegments";
import { createParticipations } from "./participations";
import { publishHook } from "./publishHook";
import { teamRoutes } from "./teamRoutes";
import { registerWizard } from "./wizard";

/** Activities as members meet them, whatever their type: who may take part, who does, when they open and end. */
export function register(host: ServerHost): void {
  const tools = () => host.tools();
  host.errors(Object.values(ACTIVITY_ERRORS));
  host.provide(participations, createParticipations(tools));
  host.audience(activityAudience);
  host.entityHook(enabledTypes);
  for (const hook of [defaultLabsHook, noteAuthor, keepPromisedLabs]) host.entityHook(hook);
  host.entityHook(publishHook(host.registries));
  host.entityHook(announceHook(tools));
  host.schedule(announceSchedule(tools));
  host.migration(noteAnnounced);
  const following = { audience: host.use(audience, "activities"), tools };
  host.entityHook(followHook(following));
  host.schedule(followSchedule(following));
  notifyMembers(host);
  notifyClosing(host);
  notifyTeam(host);
  host.demoSeed(demoAlerts);
  const lists = { types: host.registries.activityTypes, standings: host.use(conversationStandings, "activities") };
  registerWizard(host);
  registerParticipants(host);
  for (const route of [...memberRoutes(lists), ...teamRoutes(host), ...listRoutes(lists), ...lifeCycleRoutes(host)])
    host.route(route);
}

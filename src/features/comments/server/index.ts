import { comments } from "../../../contracts/services/comments";
import { ledger } from "../../../contracts/services/ledger";
import { participations } from "../../../contracts/services/participation";
import { conversationStandings } from "../../../contracts/services/unseen";
import type { ServerHost } from "../../../server/kit";
import { CODING_ERRORS } from "../shared/codingErrors";
import { COMMENT_ERRORS } from "../shared/errors";
import { codingRoutes } from "./coding/routes";
import { conversationChannel } from "./conversation/channel";
import { demoFiles } from "./demo/demoFiles";
import { demoImages } from "./demo/demoImages";
import { demoTalks } from "./demo/demoTalks";
import { commentFiles } from "./files/commentFiles";
import { visibilityHook } from "./moderation/visibilityHook";
import { notifyAuthors } from "./notify/notifyAuthors";
import { commentPassages } from "./passages";
import { commentCount } from "./read/commentCount";
import { createStandings } from "./read/readStandings";
import { exportRoutes } from "./routes/exportRoutes";
import { memberRoutes } from "./routes/memberRoutes";
import { moderationRoutes } from "./routes/moderationRoutes";
import { readRoutes } from "./routes/readRoutes";
import { ROUTE_GROUPS } from "./routes/routeGroups";
import { searchRoutes } from "./routes/searchRoutes";
import { writeRoutes } from "./routes/writeRoutes";
import { waitingRoutes } from "./waiting/routes";
import { createComments } from "./write/createComments";

/** What people write in activities, whatever their type: order, read markers, visibility and moderation. */
export function register(host: ServerHost): void {
  const useParticipations = host.use(participations, "comments");
  const services = { types: host.registries.activityTypes, participations: useParticipations };
  const write = { tools: () => host.tools(), services, ledger: host.use(ledger, "comments") };
  host.errors([...Object.values(COMMENT_ERRORS), ...Object.values(CODING_ERRORS)]);
  host.provide(comments, createComments(write));
  host.provide(conversationStandings, createStandings(host.registries.activityTypes));
  host.channel(conversationChannel({ registries: host.registries, participations: useParticipations }));
  host.filePurpose(commentFiles(services));
  host.passageSource(commentPassages);
  host.entityHook(visibilityHook(host));
  notifyAuthors(host);
  host.profileFigure(commentCount);
  host.demoSeed(demoTalks);
  host.demoSeed(demoFiles);
  host.demoSeed(demoImages);
  for (const group of ROUTE_GROUPS)
    for (const route of [...readRoutes(group, services), ...writeRoutes(group, write)]) host.route(route);
  for (const route of [
    ...memberRoutes(write),
    ...moderationRoutes(write),
    ...searchRoutes(services),
    ...exportRoutes(services),
    ...codingRoutes,
    ...waitingRoutes(services.types),
  ])
    host.route(route);
}

import type { ServerHost } from "../../../../server/kit";
import type { StudyServices } from "../services";
import { tellDaily } from "./dailyProgress";
import { demoNews } from "./demoNews";
import { followMoves } from "./followMoves";
import { NEWS_MAIL, REVIEW_MAIL } from "./mailTemplates";
import { publishMoves } from "./publishMoves";

/** Moves of studies, told to those whom they concern. */
export function registerNews(host: ServerHost, services: StudyServices): void {
  host.entityHook(publishMoves(() => host.tools()));
  host.mailTemplate(NEWS_MAIL);
  host.mailTemplate(REVIEW_MAIL);
  followMoves(host, services);
  tellDaily(host, services);
  host.demoSeed(demoNews);
}

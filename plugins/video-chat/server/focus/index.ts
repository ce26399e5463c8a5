import { credits } from "../../../../src/contracts/services/credits";
import type { ServerHost } from "../../../../src/server/kit";
import { FOCUS_ERRORS } from "../../shared/focusErrors";
import type { VideoServices } from "../videoServices";
import { demoFocus } from "./demoFocus";
import type { FocusServices } from "./focusServices";
import { FOCUS_MAILS } from "./mails";
import { ownSessionsRoute } from "./ownSessions";
import { pageRoutes } from "./page/pageRoutes";
import { REMIND, remind } from "./reminders";
import { recordRoutes } from "./room/recordRoutes";
import { seatRoutes } from "./room/seatRoutes";
import { teamRoomRoutes } from "./room/teamRoomRoutes";
import { focusStudyHook } from "./studyHook";
import { teamRoutes } from "./teamRoutes";
import { videoProducts } from "./videoProducts";

/** Groups and interviews by video, as clients order and run them. */
export function registerFocus(host: ServerHost, video: VideoServices): void {
  const services: FocusServices = { credits: host.use(credits, "video-chat"), tools: () => host.tools() };
  host.errors(Object.values(FOCUS_ERRORS));
  host.demoSeed(demoFocus);
  for (const product of videoProducts(services)) host.studyProduct(product);
  host.entityHook(focusStudyHook(services));
  for (const mail of Object.values(FOCUS_MAILS)) host.mailTemplate(mail);
  host.appointment({ name: REMIND, run: ({ db, payload }) => remind(db, payload as Parameters<typeof remind>[1], services) });
  const routes = [
    ...teamRoutes(services, video),
    ownSessionsRoute(services),
    ...pageRoutes({ ...services, video }),
    ...teamRoomRoutes(video),
    ...recordRoutes(video),
    ...seatRoutes(services, video),
  ];
  for (const route of routes) host.route(route);
}

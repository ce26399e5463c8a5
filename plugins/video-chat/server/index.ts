import { participations } from "../../../src/contracts/services/participation";
import type { ServerHost } from "../../../src/server/kit";
import { VIDEO_ERRORS } from "../shared/errors";
import { VIDEO_CHAT } from "../shared/videoChat";
import { videoChannel } from "./channel";
import { demoSessions } from "./demoSessions";
import { END, endSession } from "./end";
import { registerFocus } from "./focus";
import { publishErrors } from "./publishErrors";
import { memberRoutes } from "./routes/memberRoutes";
import { teamRoutes } from "./routes/teamRoutes";
import { readSession } from "./session";
import { createVideoServices } from "./videoServices";

/** Video chats: live sessions of a moderator with members, which observers may watch. */
export function register(host: ServerHost): void {
  const useParticipations = host.use(participations, "video-chat");
  const services = createVideoServices({ tools: () => host.tools(), participations: useParticipations });
  host.errors(Object.values(VIDEO_ERRORS));
  host.activityType({ name: VIDEO_CHAT, icon: "Videocam", memberPath: "video-chat", sketch: "picture", publishErrors });
  host.demoSeed(demoSessions);
  host.channel(videoChannel(useParticipations));
  host.appointment({
    name: END,
    run: async ({ db, payload }) => {
      const { id } = payload as { readonly id: string };
      if ((await readSession(db, id)).status === "STARTED") await endSession(db, id, services);
    },
  });
  for (const route of [...teamRoutes(services), ...memberRoutes(services)]) host.route(route);
  registerFocus(host);
}

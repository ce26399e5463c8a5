import { participations } from "../../../src/contracts/services/participation";
import type { ServerHost } from "../../../src/server/kit";
import { VIDEO_ERRORS } from "../shared/errors";
import { VIDEO_CHAT } from "../shared/videoChat";
import { teamChannel, videoChannel } from "./channel";
import { demoSessions } from "./demoSessions";
import { END, endSession } from "./end";
import { registerFocus } from "./focus";
import { guestRoutes } from "./guests/guestRoutes";
import { messageRoutes } from "./messages/messageRoutes";
import { overviewRoutes } from "./overview/overviewRoutes";
import { mostCompletions, publishErrors } from "./publishErrors";
import { recordingRoutes } from "./recording/recordingRoutes";
import { resumeRecordings } from "./recording/resumeRecordings";
import { trackFiles } from "./recording/trackFiles";
import { memberRoutes } from "./routes/memberRoutes";
import { teamRoutes } from "./routes/teamRoutes";
import { readSession } from "./session";
import type { SessionKey } from "./sessionKey";
import { registerTranscripts } from "./transcript";
import { createVideoServices } from "./videoServices";

/** Video chats: live sessions of a moderator with members, which observers may watch. */
export function register(host: ServerHost): void {
  const useParticipations = host.use(participations, "video-chat");
  const services = createVideoServices({ tools: () => host.tools(), participations: useParticipations });
  host.errors(Object.values(VIDEO_ERRORS));
  host.activityType({
    name: VIDEO_CHAT,
    icon: "Videocam",
    memberPath: "video-chat",
    sketch: "picture",
    publishErrors,
    mostCompletions,
  });
  host.demoSeed(demoSessions);
  host.filePurpose(trackFiles);
  host.schedule({
    name: "videoChat.recordings",
    everyMinutes: 1,
    run: (db, signal) => resumeRecordings(db, signal, services),
  });
  host.channel(videoChannel(useParticipations));
  host.channel(teamChannel);
  host.appointment({
    name: END,
    run: async ({ db, payload }) => {
      const { sessionKey } = payload as { readonly sessionKey: SessionKey };
      if ((await readSession(db, sessionKey)).status === "STARTED") await endSession(db, sessionKey, services);
    },
  });
  registerTranscripts(host, services);
  const routes = [teamRoutes, memberRoutes, guestRoutes, messageRoutes, overviewRoutes, recordingRoutes];
  for (const route of routes.flatMap((routesOf) => routesOf(services))) host.route(route);
  registerFocus(host, services);
}

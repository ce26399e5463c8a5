import type { ServerHost } from "../../../../src/server/kit";
import { TRANSCRIPT_ERRORS } from "../../shared/transcript/errors";
import type { VideoServices } from "../videoServices";
import { eraseSpokenWords } from "./eraseSpeaker";
import { spokenPassages } from "./passages";
import { transcribeWaiting } from "./transcribe";
import { transcriptRoutes } from "./transcriptRoutes";

/** Transcripts of recorded sessions: made by the operator's service where there is one, brought or written by people. */
export function registerTranscripts(host: ServerHost, services: VideoServices): void {
  host.errors(Object.values(TRANSCRIPT_ERRORS));
  host.entityHook(eraseSpokenWords);
  host.passageSource(spokenPassages);
  host.schedule({
    name: "videoChat.transcripts",
    everyMinutes: 1,
    run: (db, signal) => transcribeWaiting(db, signal, services),
  });
  for (const route of transcriptRoutes(services)) host.route(route);
}

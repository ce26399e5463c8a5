import type { ServerHost } from "../../../../src/server/kit";
import { TRANSCRIPT_ERRORS } from "../../shared/transcripts/errors";
import { thoughtsAloud } from "./passages";
import { transcribeWaiting } from "./transcribe";
import { transcriptRoutes } from "./transcriptRoutes";

/** What people say at their tasks, written down by the operator's service where there is one. */
export function registerTranscripts(host: ServerHost): void {
  host.errors(Object.values(TRANSCRIPT_ERRORS));
  host.passageSource(thoughtsAloud);
  host.schedule({
    name: "uxTest.transcripts",
    everyMinutes: 1,
    run: (db, signal) => transcribeWaiting(db, signal, host.tools()),
  });
  for (const route of transcriptRoutes(() => host.tools())) host.route(route);
}

import type { ServerHost } from "../../../../src/server/kit";
import { RECORDING_ERRORS } from "../../shared/recordings/errors";
import { eraseOfMember } from "./eraseRecordings";
import { galleryRoutes } from "./galleryRoutes";
import { recordingFiles } from "./recordingFiles";
import { respondentRoutes } from "./respondentRoutes";
import { resumeRecordings } from "./resumeRecordings";
import type { RecordingServices } from "./services";
import { withdrawRoutes } from "./withdrawPage";

/** Recordings of people at their tasks: consent, chunks, files, what the team marks in them, withdrawal. */
export function registerRecordings(host: ServerHost, fieldwork: RecordingServices["fieldwork"]): void {
  const services: RecordingServices = { tools: () => host.tools(), fieldwork };
  host.errors(Object.values(RECORDING_ERRORS));
  host.filePurpose(recordingFiles);
  host.entityHook(eraseOfMember(services));
  host.schedule(resumeRecordings(services));
  for (const route of [...respondentRoutes(services), ...withdrawRoutes(services), ...galleryRoutes]) host.route(route);
}

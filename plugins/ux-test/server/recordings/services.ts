import type { FieldworkService } from "../../../../src/contracts/services/fieldwork";
import type { HostTools } from "../../../../src/server/kit";

/** What recordings have of the platform. */
export interface RecordingServices {
  readonly tools: () => HostTools;
  readonly fieldwork: () => Pick<FieldworkService, "runOf">;
}

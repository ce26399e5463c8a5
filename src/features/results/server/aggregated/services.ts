import type { Audience } from "../../../../contracts/services/audience";
import type { HostTools } from "../../../../server/kit";
import type { ResultsServices } from "../services";

/** What files of results are made with. */
export interface FileServices extends Omit<ResultsServices, "audience"> {
  readonly audience: () => Pick<Audience, "members" | "segments">;
  readonly tools: () => Pick<HostTools, "files" | "scheduleAt" | "text" | "language" | "timeZone">;
}

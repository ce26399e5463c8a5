import type { Audience } from "../../../../contracts/services/audience";
import type { HostTools } from "../../../../server/kit";
import type { ResultsServices } from "../services";

/** What reports work with. */
export interface ReportServices extends Omit<ResultsServices, "audience"> {
  readonly audience: () => Pick<Audience, "members" | "segments">;
  readonly tools: () => Pick<HostTools, "keyedHash" | "demandAttempt" | "releaseAttempt" | "note">;
}

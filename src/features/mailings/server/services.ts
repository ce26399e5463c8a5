import type { Audience } from "../../../contracts/services/audience";
import type { Participations } from "../../../contracts/services/participation";
import type { HostTools, Registries } from "../../../server/kit";

/** What mailings have of others; complete from the first request on. */
export interface MailingServices {
  readonly tools: () => HostTools;
  /** Who is in segments. */
  readonly segments: () => Audience;
  readonly participations: () => Participations;
  /** The pages of the members' app, by path. */
  readonly memberPages: () => Registries["memberPages"];
}

import type { Credits } from "../../../contracts/services/credits";
import type { FieldworkService } from "../../../contracts/services/fieldwork";
import type { HostTools } from "../../../server/kit";

/** What this feature asks of others, from the first request on. */
export interface OwnServices {
  readonly credits: () => Credits;
  readonly fieldwork: () => FieldworkService;
  readonly tools: () => HostTools;
}

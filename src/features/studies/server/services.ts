import type { Credits } from "../../../contracts/services/credits";
import type { FieldworkService } from "../../../contracts/services/fieldwork";
import type { Panel } from "../../../contracts/services/panel";
import type { HostTools, Registries } from "../../../server/kit";

/** What studies ask of others, from the first request on. */
export interface StudyServices {
  readonly credits: () => Credits;
  readonly panel: () => Panel;
  readonly tools: () => HostTools;
  readonly fieldwork: () => FieldworkService;
  /** Types of study that are run. */
  readonly products: Registries["studyProducts"];
}

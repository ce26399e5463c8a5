import type { CompanyNewsService } from "../../../contracts/services/companyNews";
import type { Credits } from "../../../contracts/services/credits";
import type { FieldworkService } from "../../../contracts/services/fieldwork";
import type { Panel } from "../../../contracts/services/panel";
import type { HostTools, Registries } from "../../../server/kit";

/** What studies ask of others, from the first request on. */
export interface StudyServices {
  readonly credits: () => Credits;
  readonly panel: () => Panel;
  /** Tells the company's people, as each of them chose. */
  readonly news: () => CompanyNewsService;
  readonly tools: () => HostTools;
  readonly fieldwork: () => FieldworkService;
  /** Types of study that are run. */
  readonly products: Registries["studyProducts"];
  /** What clients order beside studies. */
  readonly otherProducts: Registries["suiteProducts"];
}

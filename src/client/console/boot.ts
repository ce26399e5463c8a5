import type { Phrases } from "../../contracts/api/start";
import type { ClientCatalog } from "../../schema/clientCatalog";
import type { Language } from "../../shared/languages";

/** What a whole console is made from. */
export interface Boot {
  readonly catalog: ClientCatalog;
  readonly phrases: Phrases;
  readonly language: Language;
}

import type { ClientCatalog } from "../../schema/clientCatalog";
import type { Language } from "../../shared/languages";
import type { Phrases } from "../texts/texts";

/** What a whole console is made from. */
export interface Boot {
  readonly catalog: ClientCatalog;
  readonly phrases: Phrases;
  readonly language: Language;
}

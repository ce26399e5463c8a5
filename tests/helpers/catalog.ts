import type { Catalog } from "../../src/schema/catalog";
import { fieldKinds, guests } from "../../src/server/extensions";
import { createCatalog } from "../../src/server/host/createCatalog";
import { registerGuests, registryNames } from "../../src/server/host/registerGuests";
import { ROOT } from "./root";

/** The Catalog of a project folder, as the server builds it. */
export function loadCatalog(root: string = ROOT): Catalog {
  return createCatalog({ root, kinds: fieldKinds, registries: registryNames(registerGuests(guests)) });
}

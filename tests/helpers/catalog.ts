import type { Catalog } from "../../src/schema/catalog";
import { extensions, fieldKinds } from "../../src/server/extensions";
import { createCatalog } from "../../src/server/host/createCatalog";
import { registerExtensions, registryNames } from "../../src/server/host/registerExtensions";
import { ROOT } from "./root";

/** The Catalog of a project folder, as the server builds it. */
export function loadCatalog(root: string = ROOT): Catalog {
  return createCatalog({ root, kinds: fieldKinds, registries: registryNames(registerExtensions(extensions)) });
}

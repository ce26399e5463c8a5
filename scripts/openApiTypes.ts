import { tmpdir } from "node:os";
import openapiTS, { astToString } from "openapi-typescript";
import { createApp } from "../src/server/createApp";
import { openDatabase } from "../src/server/db/database";
import { extensions, fieldKinds } from "../src/server/extensions";
import { createCatalog } from "../src/server/host/createCatalog";
import { registerExtensions, registryNames } from "../src/server/host/registerExtensions";
import { readConfig } from "../src/server/platform/config";
import { createTexts } from "../src/server/platform/texts";
import { isJsonObject, type Json } from "../src/shared/json";

/** A server that nobody listens on: routes are declared without one. */
const UNREACHABLE = "postgres://nobody@127.0.0.1:1/nothing";

/** The document of all calls, from an app that has no database and is never asked anything. */
async function openApiDocument(root: string): Promise<object> {
  const registered = registerExtensions(extensions);
  const catalog = createCatalog({ root, kinds: fieldKinds, registries: registryNames(registered) });
  const config = readConfig({ DATABASE_URL: UNREACHABLE, DATA_DIR: tmpdir(), DEMO: "0", LOG_LEVEL: "silent" });
  const database = await openDatabase(config);
  const app = await createApp({ config, catalog, database, registered, texts: createTexts(root), plugins: [] });
  try {
    await app.ready();
    return app.swagger();
  } finally {
    await app.close();
    await database.close();
  }
}

/** What is said for people stays in the document: types change when the API does, not when a sentence does. */
const FOR_PEOPLE = new Set(["description", "example", "title", "default"]);

function forTypes(value: Json, isNames = false): Json {
  if (Array.isArray(value)) return value.map((one) => forTypes(one));
  if (!isJsonObject(value)) return value;
  const kept = Object.entries(value).filter(([name]) => isNames || !FOR_PEOPLE.has(name));
  return Object.fromEntries(kept.map(([name, one]) => [name, forTypes(one, name === "properties" && !isNames)]));
}

/** TypeScript types of every call, which the typed client is made from; what there is not is left out. */
export async function openApiTypes(root: string): Promise<string> {
  const document = forTypes((await openApiDocument(root)) as Json) as Parameters<typeof openapiTS>[0];
  const types = astToString(await openapiTS(document, { alphabetize: true }));
  return types.replace(/^\s+\w+\?: never;\n/gm, "");
}

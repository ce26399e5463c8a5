import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { entityFiles } from "../../scripts/new/entity";
import { fieldKindFiles } from "../../scripts/new/fieldKind";
import { pluginFiles } from "../../scripts/new/plugin";
import { type Files, writeFiles } from "../../scripts/new/writeFiles";
import { buildCatalog } from "../../src/schema/build/buildCatalog";
import type { EntityFile } from "../../src/schema/build/buildEntity";
import type { EntityDocument } from "../../src/schema/document";
import { extensions, fieldKinds } from "../../src/server/extensions";
import { readSchemas } from "../../src/server/host/readSchemas";
import { registerExtensions, registryNames } from "../../src/server/host/registerExtensions";
import { ROOT } from "../helpers/root";
import { typeErrors } from "../helpers/typeErrors";

/** The product's catalog with the scaffold's entities beside. */
function catalogWith(files: Files) {
  const sources = readSchemas(ROOT);
  const added = Object.entries(files)
    .filter(([path]) => path.endsWith(".schema.json"))
    .map(([file, content]): EntityFile => ({ file, document: JSON.parse(content) as EntityDocument, ui: {} }));
  const registries = registryNames(registerExtensions(extensions));
  return buildCatalog({ ...sources, entities: [...sources.entities, ...added], kinds: fieldKinds, registries });
}

const plugin = pluginFiles(["weather-report"]);
const fieldKind = fieldKindFiles(["phone-number"]);
let faults: ReturnType<typeof typeErrors>;
beforeAll(() => {
  faults = typeErrors({ ...plugin, ...fieldKind });
});

/** Each module of a scaffold without a fault. */
const sound = (files: Files) =>
  Object.fromEntries(
    Object.keys(files)
      .filter((path) => /\.tsx?$/.test(path))
      .map((path) => [path, []]),
  );

describe("npm run new:entity", () => {
  test("writes a schema that becomes an entity, with the fields asked for", () => {
    const files = entityFiles([
      "salesCall",
      "topic!",
      "country:ref(country)",
      "guests:refs(member)",
      "level:enum(A|B)!",
      "price:money",
      "notes:text",
    ]);
    const entity = catalogWith(files).entities.get("salesCall");
    expect(entity).toMatchObject({ resource: "sales-calls", scope: "community", label: "topic", search: ["topic"] });
    expect(entity?.fields.get("country")?.reference).toMatchObject({ entity: "country", isMany: false });
    expect(entity?.fields.get("guests")?.reference).toMatchObject({ entity: "member", isMany: true });
    expect(entity?.fields.get("level")).toMatchObject({ isRequired: true, schema: { enum: ["A", "B"] } });
    expect(entity?.fields.get("price")?.kind.name).toBe("money");
  });

  test.each(["community", "company", "space", "global"])("knows the scope %s", (scope) => {
    const entity = catalogWith(entityFiles(["thing", "name!", `--scope=${scope}`])).entities.get("thing");
    expect(entity?.scope).toBe(scope);
    expect(entity?.access.size).toBe(2);
  });

  test.each([[[]], [["Supplier"]], [["supplier", "name:strin"]], [["supplier", "Name"]], [["supplier", "--scope=moon"]]])(
    "says how it is used where %j is no way",
    (given) => {
      expect(() => entityFiles(given as string[])).toThrow(/npm run new:entity|there is no/);
    },
  );
});

test("npm run new:plugin writes an entity, a route and a tab that compile", () => {
  expect(catalogWith(plugin).entities.get("weatherReport")?.resource).toBe("weather-reports");
  expect(Object.keys(plugin).filter((path) => path.includes("/locales/"))).toHaveLength(6);
  expect(faults).toMatchObject(sound(plugin));
});

test("npm run new:field-kind writes a kind that compiles", () => {
  expect(Object.keys(fieldKind)).toEqual(["src/fields/phone-number/index.ts", "src/fields/phone-number/client.tsx"]);
  expect(faults).toMatchObject(sound(fieldKind));
  expect(() => fieldKindFiles(["Phone"])).toThrow("npm run new:field-kind");
});

test("a scaffold never writes over what is there", () => {
  const root = mkdtempSync(join(tmpdir(), "sondeo-new-"));
  try {
    writeFiles(root, { "a/one.txt": "1" });
    expect(() => writeFiles(root, { "a/two.txt": "2", "a/one.txt": "other" })).toThrow("already there: a/one.txt");
    expect(readFileSync(join(root, "a/one.txt"), "utf8")).toBe("1");
    expect(() => readFileSync(join(root, "a/two.txt"))).toThrow();
  } finally {
    rmSync(root, { recursive: true });
  }
});

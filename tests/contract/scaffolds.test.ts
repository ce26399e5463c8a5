import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import ts from "typescript";
import { describe, expect, test } from "vitest";
import { entityFiles } from "../../scripts/new/entity";
import { fieldKindFiles } from "../../scripts/new/fieldKind";
import { pluginFiles } from "../../scripts/new/plugin";
import { type Files, writeFiles } from "../../scripts/new/writeFiles";
import { buildCatalog } from "../../src/schema/buildCatalog";
import type { EntityFile } from "../../src/schema/buildEntity";
import type { EntityDocument } from "../../src/schema/document";
import { fieldKinds, guests } from "../../src/server/guests";
import { readSchemas } from "../../src/server/host/readSchemas";
import { registerGuests, registryNames } from "../../src/server/host/registerGuests";
import { ROOT } from "../helpers/root";

/** The product's catalog with the scaffold's entities beside. */
function catalogWith(files: Files) {
  const sources = readSchemas(ROOT);
  const added = Object.entries(files)
    .filter(([path]) => path.endsWith(".schema.json"))
    .map(([file, content]): EntityFile => ({ file, document: JSON.parse(content) as EntityDocument, ui: {} }));
  const registries = registryNames(registerGuests(guests));
  return buildCatalog({ ...sources, entities: [...sources.entities, ...added], kinds: fieldKinds, registries });
}

/** What the compiler says of the files, as if they lay in the project. */
function typeFaults(files: Files): readonly string[] {
  const config = ts.readConfigFile(join(ROOT, "tsconfig.json"), ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent(config.config, ts.sys, ROOT);
  const host = ts.createCompilerHost(options);
  const contents = new Map(Object.entries(files).map(([path, content]) => [join(ROOT, path), content]));
  const { getSourceFile, fileExists, readFile, directoryExists } = host;
  host.directoryExists = (path) =>
    [...contents.keys()].some((file) => file.startsWith(`${path}/`)) || directoryExists?.(path) === true;
  host.fileExists = (path) => contents.has(path) || fileExists(path);
  host.readFile = (path) => contents.get(path) ?? readFile(path);
  host.getSourceFile = (path, language, ...rest) => {
    const content = contents.get(path);
    return content === undefined
      ? getSourceFile.call(host, path, language, ...rest)
      : ts.createSourceFile(path, content, language, true);
  };
  const sources = [...contents.keys()].filter((path) => /\.tsx?$/.test(path));
  // Declarations of style sheets and images come with the tsconfig's own files.
  const program = ts.createProgram([...sources, join(ROOT, "node_modules/vite/client.d.ts")], options, host);
  return sources.flatMap((path) =>
    ts
      .getPreEmitDiagnostics(program, program.getSourceFile(path))
      .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, "\n")),
  );
}

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
  const files = pluginFiles(["weather-report"]);
  expect(catalogWith(files).entities.get("weatherReport")?.resource).toBe("weather-reports");
  expect(Object.keys(files).filter((path) => path.includes("/locales/"))).toHaveLength(6);
  expect(typeFaults(files)).toEqual([]);
});

test("npm run new:field-kind writes a kind that compiles", () => {
  const files = fieldKindFiles(["phone-number"]);
  expect(Object.keys(files)).toEqual(["src/fields/phone-number/index.ts", "src/fields/phone-number/client.tsx"]);
  expect(typeFaults(files)).toEqual([]);
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

import Ajv2020 from "ajv/dist/2020";
import addFormats from "ajv-formats";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { isJsonObject, type Json, type JsonObject } from "../../src/shared/json";
import { type LOGINS, startApp, type TestApp } from "../helpers/app";
import { loadCatalog } from "../helpers/catalog";
import { projectWith } from "../helpers/projectWith";
import { SHOP, VISIT } from "../helpers/shops";

interface Operation {
  readonly operationId?: string;
  readonly tags?: readonly string[];
  readonly summary?: string;
  readonly parameters?: readonly JsonObject[];
  readonly requestBody?: { readonly content: JsonObject };
  readonly responses: Readonly<Record<string, { readonly content?: JsonObject; readonly headers?: JsonObject }>>;
}

/** Accounts of the demo by the access keys that they have. */
const ACCOUNTS: Readonly<Record<string, keyof typeof LOGINS>> = {
  "community:MODERATOR": "moderator",
  "community:ADMINISTRATOR": "administrator",
  mainAdmin: "mainAdmin",
  "suite:SUPERADMIN": "client",
  backoffice: "backoffice",
  "community:USER": "member",
};

const escapePointer = (name: string) => encodeURIComponent(name.replaceAll("~", "~0").replaceAll("/", "~1"));

/** Every place of the document that holds a value which the check picks. */
function* placesOf(value: Json, pick: (object: JsonObject) => boolean, pointer = "#"): Generator<readonly [string, JsonObject]> {
  if (Array.isArray(value)) for (const [index, one] of value.entries()) yield* placesOf(one, pick, `${pointer}/${index}`);
  if (!isJsonObject(value)) return;
  if (pick(value)) yield [pointer, value];
  for (const [name, one] of Object.entries(value)) yield* placesOf(one, pick, `${pointer}/${escapePointer(name)}`);
}

describe("/openapi.json", () => {
  const project = projectWith([SHOP, VISIT]);
  const catalog = loadCatalog(project.root);
  const entities = [...catalog.entities.values()].filter((entity) => entity.access.size > 0);
  let app: TestApp;
  let document: JsonObject;
  let paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;

  beforeAll(async () => {
    app = await startApp({ root: project.root });
    document = (await app.call({ url: "/openapi.json" })).json();
    paths = document.paths as unknown as typeof paths;
  });
  afterAll(async () => {
    await app?.close();
    project.remove();
  });

  const operations = () =>
    Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
    );

  const reads = entities.map((entity) => [entity.resource, entity] as const);
  test.each(reads)("%s: every generated call is there", (resource, entity) => {
    const expected = [
      `get /api/${resource}`,
      `get /api/${resource}/{id}`,
      `get /api/${resource}/{id}/history`,
      `get /api/${resource}/export`,
      ...(entity.states && !entity.isOperationsOnly
        ? Object.keys(entity.states.transitions).map((name) => `post /api/${resource}/{id}/transitions/${name}`)
        : []),
      ...(entity.isOperationsOnly
        ? []
        : [
            `post /api/${resource}`,
            `put /api/${resource}`,
            `delete /api/${resource}`,
            `post /api/${resource}/bulk`,
            `put /api/${resource}/{id}`,
            `delete /api/${resource}/{id}`,
            `put /api/${resource}/{id}/lock`,
            `delete /api/${resource}/{id}/lock`,
            `post /api/${resource}/import`,
            `get /api/${resource}/import/template`,
            `post /api/${resource}/{id}/history/{entryId}/restore`,
            ...(entity.isSoftDeleted ? [`post /api/${resource}/{id}/restore`] : []),
          ]),
    ];
    const present = new Set(operations().map(({ method, path }) => `${method} ${path}`));
    expect(expected.filter((call) => !present.has(call))).toEqual([]);
  });

  test("the calls beside the entities' own are there", () => {
    for (const path of [
      "/api/search",
      "/api/jobs",
      "/api/jobs/{id}",
      "/api/drafts/{key}",
      "/api/wizards/{name}/drafts/{id}/submit",
    ])
      expect(Object.keys(paths)).toContain(path);
  });

  test("every generated call says who may make it, what it answers and how it fails", () => {
    const generated = new RegExp(
      `^/api/(${entities.map((entity) => entity.resource).join("|")})(/\\{id\\}|/bulk|/export|/import.*)?$`,
    );
    const lacking = operations()
      .filter(({ path }) => generated.test(path))
      .filter(({ operation }) => {
        const answers = Object.entries(operation.responses).filter(([status]) => status.startsWith("2"));
        const isAnswered = answers.length > 0 && answers.every(([, answer]) => answer.content !== undefined);
        return (
          !operation.operationId || !operation.tags?.length || !operation.summary || !isAnswered || !operation.responses["4XX"]
        );
      })
      .map(({ method, path }) => `${method} ${path}`);
    expect(lacking).toEqual([]);
  });

  test("names of calls are unique", () => {
    const ids = operations().flatMap(({ operation }) => operation.operationId ?? []);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  });

  test("every reference leads somewhere", () => {
    const resolve = (reference: string) =>
      reference
        .slice(2)
        .split("/")
        .reduce<Json | undefined>((value, part) => (isJsonObject(value) ? value[decodeURIComponent(part)] : undefined), document);
    const references = [...placesOf(document, (object) => typeof object.$ref === "string")].map(([, object]) =>
      String(object.$ref),
    );
    expect(references.length).toBeGreaterThan(100);
    expect([...new Set(references)].filter((reference) => resolve(reference) === undefined)).toEqual([]);
  });

  test("every example is one of its schema", () => {
    const ajv = addFormats(new Ajv2020({ strict: false, allErrors: true, multipleOfPrecision: 6 }));
    ajv.addFormat("binary", true);
    ajv.addSchema({ ...document, $id: "openapi" });
    const examples = [...placesOf(document, (object) => "example" in object && "schema" in object)];
    expect(examples.length).toBeGreaterThan(300);
    const wrong = examples.flatMap(([pointer, { example }]) => {
      const isValid = ajv.compile({ $ref: `openapi${pointer}/schema` });
      return isValid(example) ? [] : [{ pointer, example, errors: isValid.errors }];
    });
    expect(wrong).toEqual([]);
  });

  test("every generated call shows an example of what it takes and answers", () => {
    const lacking = operations().flatMap(({ path, method, operation }) => {
      if (!operation.operationId || path.includes("/import") || path.endsWith("/export")) return [];
      const contents = [operation.requestBody?.content, ...Object.values(operation.responses).map((answer) => answer.content)];
      const bare = contents
        .flatMap((content) => Object.values(content ?? {}))
        .filter((content) => !("example" in (content as object)));
      const mute = (operation.parameters ?? []).filter((parameter) => !("$ref" in parameter) && !("example" in parameter));
      return bare.length + mute.length === 0
        ? []
        : [`${method} ${path}: ${[...bare, ...mute].map((one) => JSON.stringify(one).slice(0, 80))}`];
    });
    expect(lacking).toEqual([]);
  });

  const isCreated = ({ access }: (typeof entities)[number]) => [...access.values()].some(({ create }) => create);
  const writable = entities.filter((entity) => !entity.isOperationsOnly && isCreated(entity));
  test.each(writable.map((entity) => [entity.resource, entity] as const))(
    "the example of a new one of %s is accepted, but for records that it refers to",
    async (resource, entity) => {
      const content = paths[`/api/${resource}`]?.post?.requestBody?.content["application/json"] as JsonObject;
      const key = [...entity.access].find(([name, grants]) => grants.create && ACCOUNTS[name])?.[0];
      expect(key, `somebody of the demo may create ${resource}`).toBeDefined();
      const token = await app.signIn(ACCOUNTS[key ?? ""] ?? "moderator");
      const space = { company: "client", community: "moderator" }[String(entity.scope)] as "client" | "moderator" | undefined;
      const spaceId =
        key === "backoffice" && space
          ? { spaceId: (await app.call({ url: "/api/session", token: await app.signIn(space) })).json().space.id }
          : {};
      const body = { ...(content.example as JsonObject), ...spaceId };
      const answer = await app.call({ method: "POST", url: `/api/${resource}`, token, body });
      if (answer.statusCode === 201) return;
      const faults: readonly { path: string; rule: string }[] = answer.json().errors ?? [];
      expect(faults.filter(({ rule }) => rule !== "reference")).toEqual([]);
      expect([answer.statusCode, faults.length > 0], answer.body).toEqual([400, true]);
    },
  );
});

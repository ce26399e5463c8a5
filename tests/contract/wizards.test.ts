import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { grantOf } from "../../src/schema/accessKeys";
import type { Entity } from "../../src/schema/catalog";
import type { ClientWizard } from "../../src/schema/clientCatalog";
import type { WizardDocument } from "../../src/schema/document";
import { wizardUse } from "../../src/server/wizards/wizardUse";
import { newId } from "../../src/shared/ids";
import type { JsonObject } from "../../src/shared/json";
import { ANY_ENGINE, startApp, type TestApp } from "../helpers/app";
import { loadCatalog } from "../helpers/catalog";
import { bodyOf, type Creator, createReferences } from "../helpers/sampleReferences";

const catalog = loadCatalog();
const wizards = [...catalog.wizards.values()].map((wizard) => [wizard.$id, wizard] as const);

const REFUSED: readonly (readonly [own: JsonObject, fault: string])[] = [
  [{ sampleSize: 10, quotas: [{ title: "Women", target: 9 }] }, "/quotas"],
  [{ desktopShare: 60, mobileShare: 39 }, "/mobileShare"],
];

interface Submit {
  readonly by?: string;
  readonly record?: string;
}

function entityOf({ entity: name }: WizardDocument): Entity {
  const entity = catalog.entities.get(name);
  if (!entity) throw new Error(`no entity ${name}`);
  return entity;
}

/** What a panel of a country can give. */
const WITHIN_REACH = {
  ...{ criteria: [], quotas: [], sampleSize: 10, incidenceRate: 100, fieldDays: 30 },
  ...{ allowedDevices: "BOTH", desktopShare: 50, mobileShare: 50 },
};

describe.each(ANY_ENGINE)("the product's wizards on %s", (engine) => {
  let app: TestApp;
  let token: string;
  let keys: readonly string[];
  let backoffice: Creator;

  beforeAll(async () => {
    app = await startApp({ engine });
    token = await app.signIn("client");
    const session = (await app.call({ url: "/api/session", token })).json();
    keys = session.accessKeys;
    backoffice = { token: await app.signIn("backoffice"), keys: ["backoffice"], spaceId: session.space.id };
  });
  afterAll(() => app.close());

  /** An answer to every question of the wizard. */
  async function answers(wizard: WizardDocument, own: JsonObject = {}, by: Creator = { token, keys }): Promise<JsonObject> {
    const entity = entityOf(wizard);
    const { steps } = wizardUse({ wizard, entity, keys: by.keys, mode: "create" }).wizard;
    const references = await createReferences(entity, {
      app,
      catalog,
      creators: [{ token, keys }, backoffice],
      shared: new Map(),
    });
    const asked = new Set(steps.flatMap(({ fields }) => fields));
    const body = Object.entries(bodyOf(entity, by, references)).filter(([field]) => asked.has(field));
    // The panel is of one country.
    const [spain] = (await app.call({ url: "/api/countries?filter=%7B%22code%22%3A%22ES%22%7D", token })).json();
    const reachable = wizard.entity === "study" ? { ...WITHIN_REACH, country: spain.id } : {};
    const consents = steps.flatMap(({ properties = {} }) => Object.keys(properties).map((question) => [question, true] as const));
    return { ...Object.fromEntries(body), ...Object.fromEntries(consents), ...reachable, ...own };
  }

  async function submit(wizard: WizardDocument, data: JsonObject, { by = token, record }: Submit = {}) {
    const url = `/api/wizards/${wizard.$id}/drafts/${newId()}`;
    const body = { data, version: 0, ...(record ? { record } : {}) };
    const saved = await app.call({ method: "PUT", url, token: by, body });
    expect(saved.statusCode, saved.body).toBe(200);
    return app.call({ method: "POST", url: `${url}/submit`, token: by, body: { version: 1 } });
  }

  test.each(wizards)("%s makes a record of what it was told", async (_name, wizard) => {
    const data = await answers(wizard);
    const made = await submit(wizard, data);
    expect(made.statusCode, made.body).toBeLessThan(300);
    const { label } = entityOf(wizard);
    expect(made.json()[label]).toBe(data[label]);
  });

  const mayCreate = (wizard: WizardDocument) => grantOf(entityOf(wizard), ["backoffice"], "create") !== false;

  test.each(wizards.filter(([, wizard]) => mayCreate(wizard)))(
    "%s asks the back office first whose it is",
    async (name, wizard) => {
      const { wizards: shown } = (await app.call({ url: "/api/catalog", token: backoffice.token })).json();
      const [first] = shown.find((one: ClientWizard) => one.name === name).steps;
      expect(Object.keys(first.form.schema.properties)[0]).toBe("spaceId");
      expect(first.form.schema.required).toContain("spaceId");
      const data = await answers(wizard, {}, backoffice);
      const made = await submit(wizard, data, { by: backoffice.token });
      expect(made.statusCode, made.body).toBe(201);
      expect(made.json().spaceId).toBe(data.spaceId);
      const { spaceId: _unsaid, ...rest } = await answers(wizard, {}, backoffice);
      const refused = await submit(wizard, rest, { by: backoffice.token });
      expect(refused.json().errors).toEqual([expect.objectContaining({ path: "/spaceId", step: first.name })]);
    },
  );

  test.each(wizards)("%s lets the back office change what a client made", async (_name, wizard) => {
    const data = await answers(wizard);
    const { id: record } = (await submit(wizard, data)).json();
    const { label } = entityOf(wizard);
    const changed = await submit(wizard, { ...data, [label]: "Otro" }, { by: backoffice.token, record });
    expect(changed.statusCode, changed.body).toBe(201);
    expect(changed.json()).toMatchObject({ id: record, [label]: "Otro" });
  });

  const study = catalog.wizards.get("study") as WizardDocument;

  test("a study is a survey of consumers where nobody says what it is", async () => {
    const { type: _type, ...rest } = await answers(study);
    const made = await submit(study, rest);
    expect(made.statusCode, made.body).toBeLessThan(300);
    expect(made.json()).toMatchObject({ type: "CONSUMER_SURVEY", status: "UNDER_CONSTRUCTION" });
  });

  test.each(REFUSED)("a study is refused with %j", async (own, path) => {
    const refused = await submit(study, await answers(study, { type: "CONSUMER_SURVEY", ...own }));
    expect(refused.statusCode).toBe(400);
    expect(refused.json().errors.map((fault: { path: string }) => fault.path)).toContain(path);
  });
});

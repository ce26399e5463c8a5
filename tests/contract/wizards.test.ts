import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { WizardDocument } from "../../src/schema/document";
import type { JsonObject } from "../../src/shared/json";
import { ENGINES, startApp, type TestApp } from "../helpers/app";
import { loadCatalog } from "../helpers/catalog";
import { bodyOf, createReferences } from "../helpers/sampleReferences";

const catalog = loadCatalog();
const wizards = [...catalog.wizards.values()].map((wizard) => [wizard.$id, wizard] as const);

/** What each type of study asks for beyond the first (spec sections 5 and 9). */
const STUDIES: readonly (readonly [type: string, steps: readonly string[], own: JsonObject])[] = [
  ["CONSUMER_SURVEY", ["devices"], {}],
  ["UX_QUANTITATIVE", ["devices", "tasks"], { sampleSize: 50, quotas: [{ title: "All", target: 50 }] }],
  ["FOCUS_GROUP", ["sessions"], { sessionCount: 10 }],
  ["NEURO", ["devices", "neuro"], { sampleSize: 250, quotas: [{ title: "All", target: 250 }], allowedDevices: "DESKTOP" }],
];
const REFUSED: readonly (readonly [type: string, own: JsonObject, fault: string])[] = [
  ["UX_QUANTITATIVE", { sampleSize: 51, quotas: [] }, "/sampleSize"],
  ["UX_MODERATED", { sampleSize: 2, quotas: [] }, "/sampleSize"],
  ["NEURO", { sampleSize: 249, quotas: [], allowedDevices: "DESKTOP" }, "/sampleSize"],
  ["NEURO", { sampleSize: 250, quotas: [], allowedDevices: "BOTH" }, "/allowedDevices"],
  ["FOCUS_GROUP", { sessionCount: 11 }, "/sessionCount"],
  ["CONSUMER_SURVEY", { sampleSize: 10, quotas: [{ title: "Women", target: 9 }] }, "/quotas"],
  ["CONSUMER_SURVEY", { desktopShare: 60, mobileShare: 39 }, "/mobileShare"],
  ["CONSUMER_SURVEY", { participantSource: "OWN", mayContact: false }, "/mayContact"],
];

describe.each(ENGINES)("the product's wizards on %s", (engine) => {
  let app: TestApp;
  let token: string;
  let keys: readonly string[];

  beforeAll(async () => {
    app = await startApp({ engine });
    token = await app.signIn("client");
    keys = (await app.call({ url: "/api/session", token })).json().accessKeys;
  });
  afterAll(() => app.close());

  /** An answer to every question of the wizard. */
  async function answers({ entity: name, steps }: WizardDocument, own: JsonObject = {}): Promise<JsonObject> {
    const entity = catalog.entities.get(name);
    if (!entity) throw new Error(`no entity ${name}`);
    const backoffice = await app.signIn("backoffice");
    const creators = [
      { token, keys },
      { token: backoffice, keys: ["backoffice"] },
    ];
    const references = await createReferences(entity, { app, catalog, creators, shared: new Map() });
    const asked = new Set(steps.flatMap(({ fields }) => fields));
    const body = Object.entries(bodyOf(entity, { token, keys }, references)).filter(([field]) => asked.has(field));
    const consents = steps.flatMap(({ properties = {} }) => Object.keys(properties).map((question) => [question, true] as const));
    return { ...Object.fromEntries(body), ...Object.fromEntries(consents), ...own };
  }

  async function submit(wizard: WizardDocument, data: JsonObject) {
    const url = `/api/wizards/${wizard.$id}/drafts`;
    const { id } = (await app.call({ method: "POST", url, token, body: {} })).json();
    const saved = await app.call({ method: "PUT", url: `${url}/${id}`, token, body: { data } });
    expect(saved.statusCode, saved.body).toBe(200);
    return app.call({ method: "POST", url: `${url}/${id}/submit`, token, body: {} });
  }

  test.each(wizards)("%s makes a record of what it was told", async (_name, wizard) => {
    const data = await answers(wizard);
    const made = await submit(wizard, data);
    expect(made.statusCode, made.body).toBeLessThan(300);
    const entity = catalog.entities.get(wizard.entity);
    expect(made.json()[entity?.label ?? ""]).toBe(data[entity?.label ?? ""]);
  });

  const study = catalog.wizards.get("study") as WizardDocument;

  test.each(STUDIES)("a study of type %s is asked for what it needs", async (type, steps, own) => {
    const asked = study.steps.filter(({ if: condition }) => {
      const types = condition?.properties?.type?.enum;
      return types?.includes(type);
    });
    expect(asked.map(({ name }) => name)).toEqual(steps);
    const made = await submit(study, await answers(study, { type, ...own }));
    expect(made.statusCode, made.body).toBeLessThan(300);
    expect(made.json()).toMatchObject({ type, status: "UNDER_CONSTRUCTION" });
  });

  test.each(REFUSED)("a study of type %s is refused with %j", async (type, own, path) => {
    const refused = await submit(study, await answers(study, { type, ...own }));
    expect(refused.statusCode).toBe(400);
    expect(refused.json().errors.map((fault: { path: string }) => fault.path)).toContain(path);
  });
});

import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { JsonObject } from "../../src/shared/json";
import { ANY_ENGINE, startApp, type TestApp } from "../helpers/app";
import { loadCatalog } from "../helpers/catalog";
import { bodyOf, type Creator, createReferences } from "../helpers/sampleReferences";

const catalog = loadCatalog();
const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
/** The day on which somebody of that age was born, if today is their birthday and so many days more. */
function born(years: number, days = 0): string {
  const day = new Date();
  day.setUTCFullYear(day.getUTCFullYear() - years);
  day.setUTCDate(day.getUTCDate() - days);
  return day.toISOString().slice(0, 10);
}
const VIDEO_CHAT = { raffleActive: false, videoChatMinutes: 180 };
const FOCUS = { type: "FOCUS", focusType: "GROUP", sessionCount: 10 };
const INTERVIEW = { ...FOCUS, focusType: "INTERVIEW", participantsPerSession: 1 };

/** Limits of the specification (sections 5 and 9): a value within, one beyond, and the field that is at fault. */
const LIMITS: readonly (readonly [entity: string, within: JsonObject, beyond: JsonObject, path: string])[] = [
  ["member", { birthDate: born(16, 1) }, { birthDate: born(16) }, "/birthDate"],
  ["member", { birthDate: born(100, -1) }, { birthDate: born(100) }, "/birthDate"],
  ["member", { province: "Madrid" }, { province: "Madrid", zone: "Centro" }, "/zone"],
  ["panelist", { birthDate: born(16, 1) }, { birthDate: born(16) }, "/birthDate"],
  ["tag", { name: "café:con leche" }, { name: "café&leche" }, "/name"],
  ["community", { origin: "ab" }, { origin: "a" }, "/origin"],
  ["activity", VIDEO_CHAT, { ...VIDEO_CHAT, videoChatMinutes: 181 }, "/videoChatMinutes"],
  ["activity", { startsAt: inHours(1), endsAt: inHours(2) }, { startsAt: inHours(2), endsAt: inHours(1) }, "/endsAt"],
  ["activity", { raffleActive: false }, { raffleActive: true, raffleReward: null }, "/raffleReward"],
  [
    "activity",
    { visibility: "PUBLIC", participants: [] },
    { visibility: "PRIVATE", participants: [], segments: [] },
    "/participants",
  ],
  [
    "activity",
    { videos: [{ url: "https://www.youtube.com/watch?v=dQw4w9WgXcQ" }] },
    { videos: [{ url: "https://video.example/1" }] },
    "/videos/0/url",
  ],
  ["activity", { title: "Café" }, { title: " " }, "/title"],
  ["study", FOCUS, { ...FOCUS, sessionCount: 11 }, "/sessionCount"],
  ["study", INTERVIEW, { ...INTERVIEW, participantsPerSession: 2 }, "/participantsPerSession"],
  ["communityConfiguration", {}, { redeemTo: "2026-01-01", redeemFrom: "2026-01-01" }, "/redeemTo"],
  ["communityConfiguration", { gamification: true }, { gamification: true, alertThresholds: [] }, "/alertThresholds"],
  ["communityConfiguration", {}, { alertThresholds: [{ labs: 0 }] }, "/alertThresholds/0/labs"],
];

describe.each(ANY_ENGINE)("the specification's limits on %s", (engine) => {
  let app: TestApp;
  let creators: readonly Creator[];

  beforeAll(async () => {
    app = await startApp({ engine });
    const client = await app.signIn("client");
    const spaceId = (await app.call({ url: "/api/session", token: client })).json().space.id;
    creators = [
      { token: await app.signIn("mainAdmin"), keys: ["community:ADMINISTRATOR", "community:MODERATOR", "mainAdmin"] },
      { token: client, keys: ["suite:SUPERADMIN"] },
      { token: await app.signIn("backoffice"), keys: ["backoffice"], spaceId },
    ];
  });
  afterAll(() => app.close());

  test.each(LIMITS)("%s: %j is taken, %j is not", async (name, within, beyond, path) => {
    const entity = catalog.entities.get(name);
    const creator = creators.find(({ keys }) => keys.some((key) => entity?.access.get(key)?.create === true));
    if (!entity || !creator) throw new Error(`nobody creates ${name}`);
    const mine = [creator, ...creators.filter((other) => other !== creator)];
    const references = await createReferences(entity, { app, catalog, creators: mine, shared: new Map() });
    const url = `/api/${entity.resource}`;
    const post = (own: JsonObject) => {
      const body = Object.entries({ ...bodyOf(entity, creator, references), ...own }).filter(([, value]) => value !== null);
      return app.call({ method: "POST", url, token: creator.token, body: Object.fromEntries(body) });
    };
    const refused = await post(name === "member" ? { zone: null, ...beyond } : beyond);
    expect(refused.statusCode).toBe(400);
    expect(refused.json().errors.map((fault: { path: string }) => fault.path)).toContain(path);
    const taken = await post(name === "member" ? { zone: null, ...within } : within);
    expect(taken.statusCode, taken.body).toBe(201);
    await app.call({ method: "DELETE", url: `${url}/${taken.json().id}`, token: creator.token });
  });
});

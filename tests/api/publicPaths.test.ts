import { afterAll, beforeAll, expect, test } from "vitest";
import { startApp, type TestApp } from "../helpers/app";

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

const WORDS = ["login", "backoffice", "LOGIN", "Login", "client/login", "user/login", "c/demo/login", "c/demo/backoffice"];
const GUARDED = [
  "/api/members",
  "/api/moderators",
  "/api/activities",
  "/api/jobs",
  "/api/outbox",
  "/api/search?q=ana",
  "/experienceLabs/demo/userData",
  "/client/userData",
];

/** Addresses that hold a word of the public area somewhere. */
function disguises(path: string, word: string): readonly string[] {
  const [bare = "", query] = path.split("?");
  const and = query ? `?${query}&` : "?";
  const escaped = encodeURIComponent(word);
  return [
    `${bare}${and}x=${escaped}`,
    `${bare}${query ? `?${query}` : ""}#${word}`,
    `${bare}/${word}`,
    `${bare};${word}`,
    `${bare}%2F${escaped}`,
    `${bare}%252F${escaped}`,
    `/${word}/..${bare}`,
    `/${word}/%2e%2e${bare}`,
    `/${word}/%252e%252e${bare}`,
    `/${escaped}%2f..%2f${bare.slice(1)}`,
    `//${word}${bare}`,
    `/c/demo/${word}/../../..${bare}`,
    `${bare}/../${word}/..${bare}`,
    `${bare.toUpperCase()}?${escaped}`,
    `${bare}/%00${escaped}`,
    `${bare}\\${word}`,
    `${bare}/.;/${word}`,
    `${bare}/?${escaped}`,
  ];
}

/** Words that an answer with the demo's people or records holds. */
const DATA = /@demo\.test|"nickname"|"createdAt"|"email"|"rol"/;

test("an address that holds login or backoffice opens nothing, however it is written", async () => {
  const addresses = GUARDED.flatMap((path) => WORDS.flatMap((word) => disguises(path, word)));
  expect(addresses.length).toBeGreaterThan(1_000);
  const told: string[] = [];
  for (const url of addresses) {
    const answer = await app.call({ url });
    if (answer.statusCode < 400 || answer.statusCode >= 500 || DATA.test(answer.body)) told.push(`${url}: ${answer.statusCode}`);
  }
  expect(told).toEqual([]);
});

test("headers that speak of another address or method open nothing", async () => {
  for (const path of GUARDED) {
    for (const name of ["x-original-url", "x-rewrite-url", "x-forwarded-path", "x-http-method-override", "referer"]) {
      const answer = await app.call({ url: path, headers: { [name]: "/experienceLabs/demo/client/login" } });
      expect([path, name, answer.statusCode]).toEqual([path, name, 401]);
    }
  }
});

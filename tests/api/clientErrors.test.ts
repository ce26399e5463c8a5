import { afterAll, beforeAll, expect, test } from "vitest";
import { startApp, type TestApp } from "../helpers/app";

const FAULT = { kind: "error", message: "x is not a function", path: "/c/demo/activities" };

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

const report = (body: unknown, remoteAddress = "10.0.0.1") =>
  app.app.inject({ method: "POST", url: "/api/client-errors", payload: body as object, remoteAddress });

test("a page's fault is noted, whoever looks at the page", async () => {
  expect((await report(FAULT)).statusCode).toBe(204);
});

test.each([
  ["another kind", { ...FAULT, kind: "spam" }],
  ["a long message", { ...FAULT, message: "x".repeat(501) }],
  ["a field that nobody asked for", { ...FAULT, cookies: "a=b" }],
])("%s is refused", async (_name, body) => {
  const answer = await report(body);
  expect(answer.statusCode).toBe(400);
  expect(answer.json().code).toBe("request.invalid");
});

test("nobody fills the log: from one network so many, from another all the same", async () => {
  for (let count = 0; count < 200; count++) await report(FAULT, "10.9.0.1");
  expect((await report(FAULT, "10.9.0.1")).statusCode).toBe(429);
  expect((await report(FAULT, "10.8.0.1")).statusCode).toBe(204);
});

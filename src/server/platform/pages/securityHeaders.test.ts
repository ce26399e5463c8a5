import Fastify from "fastify";
import { expect, test } from "vitest";
import { securityHeaders } from "./securityHeaders";

function answering() {
  const app = Fastify();
  securityHeaders(app);
  app.get("/execution/:id", async () => ({ question: "Which?" }));
  app.get("/file", (_request, reply) => reply.header("Cache-Control", "private, max-age=60").send("kept"));
  return app;
}

test("no cache keeps what doesn't say that it may, at whatever address", async () => {
  const app = answering();
  for (const url of ["/execution/1", "/nothing"])
    expect((await app.inject(url)).headers).toMatchObject({ "cache-control": "no-store", "x-content-type-options": "nosniff" });
  expect((await app.inject("/file")).headers["cache-control"]).toBe("private, max-age=60");
});

test("a page whose address signs in tells nobody of it", async () => {
  const app = answering();
  for (const [url, policy] of [
    ["/file?testerAuthToken=a", "no-referrer"],
    ["/file?x=1&CLIENTAUTHTOKEN=a", "no-referrer"],
    ["/file?token=a", "same-origin"],
    ["/r/s3cret", "no-referrer"],
  ])
    expect((await app.inject(String(url))).headers["referrer-policy"]).toBe(policy);
});

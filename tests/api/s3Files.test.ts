import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startApp, type TestApp } from "../helpers/app";
import { uploaded } from "../helpers/images";
import { type S3Server, startS3Server } from "../helpers/s3Server";

let storage: S3Server;
let app: TestApp;
beforeAll(async () => {
  storage = await startS3Server();
  app = await startApp({ environment: storage.environment });
});
afterAll(async () => {
  await app?.close();
  await storage.close();
});

test("an image that somebody sends lies in the bucket, and is read from there whole and in parts", async () => {
  const folder = join(app.dataDir, "files");
  // The demo of a prepared database may have brought some.
  const inFolder = () => (existsSync(folder) ? readdirSync(folder, { recursive: true }) : []);
  const before = inFolder();
  const token = await app.signIn("administrator");
  const url = await uploaded(app, token);
  const whole = await app.call({ url, token });
  expect([whole.statusCode, whole.headers["content-type"]]).toEqual([200, "image/png"]);
  expect((await sharp(whole.rawPayload).metadata()).width).toBe(40);
  const part = await app.call({ url, token, headers: { range: "bytes=1-3" } });
  expect([part.statusCode, part.body]).toEqual([206, "PNG"]);

  expect(inFolder()).toEqual(before);
});

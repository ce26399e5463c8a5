import { expect, test } from "vitest";
import { readConfig } from "./config";
import { productionWarnings } from "./productionWarnings";

const READY = {
  NODE_ENV: "production",
  HOST: "0.0.0.0",
  PUBLIC_URL: "https://panel.example",
  DATABASE_URL: "postgres://db/sondeo",
  SMTP_URL: "smtp://mail.example",
  MAIL_FROM: "hola@panel.example",
  TRUST_PROXY: "10.0.0.0/8",
};
const namesIn = (environment: Readonly<Record<string, string>>) =>
  productionWarnings(readConfig(environment)).map((text) => /^[A-Z_]+/.exec(text)?.[0]);

test("a server that has all it needs in production warns of nothing", () => {
  expect(namesIn(READY)).toEqual([]);
});

test.each(["PUBLIC_URL", "DATABASE_URL", "SMTP_URL", "MAIL_FROM", "TRUST_PROXY"])("%s is missed in production", (name) => {
  expect(namesIn({ ...READY, [name]: "" })).toEqual([name]);
});

test("an address that is not encrypted is told of", () => {
  expect(namesIn({ ...READY, PUBLIC_URL: "http://panel.example" })).toEqual(["PUBLIC_URL"]);
});

test("outside production only a server that others reach is warned of", () => {
  expect(namesIn({})).toEqual([]);
  expect(namesIn({ HOST: "0.0.0.0" })).toEqual(["NODE_ENV"]);
  expect(namesIn({ HOST: "0.0.0.0", DEMO: "1" })).toEqual(["NODE_ENV", "DEMO"]);
});

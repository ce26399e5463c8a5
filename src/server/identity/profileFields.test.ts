import { expect, test } from "vitest";
import { profileFieldsModule } from "../../../scripts/profileFields";
import { loadDocuments } from "../../../tests/helpers/documents";
import type { Entity } from "../../schema/catalog";
import { profileAnswer } from "./profile/profileDocuments";
import { birthDateValues, memberValues, profileProperties } from "./profile/profileValues";
import { profileOf, signUpBody, signUpFields } from "./signUp/signUpBody";

/** A member who says another thing of themself than the product's members do. */
const MEMBER = {
  $id: "member",
  type: "object",
  "x-entity": {
    resource: "members",
    scope: "community",
    label: "nickname",
    list: ["nickname"],
    profile: [
      { field: "shoeSize", as: "shoes", signUp: true },
      { field: "born", as: "bornDate", autoComplete: "bday" },
      { field: "mood", signUp: true },
      { field: "nickname" },
    ],
    access: {},
  },
  required: ["nickname"],
  properties: {
    nickname: { type: "string", maxLength: 40 },
    shoeSize: { type: "integer", minimum: 10, maximum: 60 },
    mood: { type: "string", enum: ["GOOD", "BAD"] },
    born: { type: "string", format: "date", "x-age": { over: 16 } },
    secretNote: { type: "string", maxLength: 40 },
  },
};
const catalog = loadDocuments(MEMBER);
const member = catalog.entities.get("member") as Entity;
const NAMES = ["shoes", "bornDate", "mood", "nickname"];

test("the schema says what a profile's calls take, in its order and by its names", () => {
  expect(profileProperties(member)).toEqual({
    shoes: { type: ["integer", "null"] },
    bornDate: { type: ["string", "null"], maxLength: 2_000 },
    mood: { enum: ["GOOD", "BAD", null] },
    nickname: { type: "string", maxLength: 2_000 },
  });
  expect(Object.keys(profileProperties(member))).toEqual(NAMES);
});

test("and what they answer", () => {
  const { schema, example } = profileAnswer(member);
  expect(Object.keys(schema.properties as object)).toEqual(expect.arrayContaining(NAMES));
  expect(example).toMatchObject({ shoes: 10, mood: "GOOD" });
});

test("what is given is written by the record's names; birth dates are apart", () => {
  const body = { shoes: 42, bornDate: "1990-05-14", mood: null };
  expect(memberValues(member, body)).toEqual({ shoeSize: 42, mood: null });
  expect(birthDateValues(member, body)).toEqual({ born: "1990-05-14" });
});

test("and what a sign-up asks for, and passes on", () => {
  expect(signUpFields(member, "EXTENDED")).toEqual(["shoes", "mood"]);
  expect(signUpFields(member, "ACTIVE")).toEqual([]);
  expect(Object.keys(signUpBody(member).properties as object)).toEqual(expect.arrayContaining(NAMES));
  expect(profileOf(member, { password: "Three-ducks-4", origin: "demo", shoes: 42 })).toEqual({ shoes: 42 });
});

test("and how the community's screens ask", () => {
  const lines = profileFieldsModule(catalog)
    .split("\n")
    .filter((line) => line.startsWith("  {"))
    .map((line) => JSON.parse(line.trim().replace(/,$/, "")));
  expect(lines).toEqual([
    { name: "shoes", field: "shoeSize", input: "text" },
    { name: "bornDate", field: "born", input: "date", autoComplete: "bday" },
    { name: "mood", field: "mood", input: "choice", choices: ["GOOD", "BAD"] },
    { name: "nickname", field: "nickname", input: "text", maxLength: 40 },
  ]);
});

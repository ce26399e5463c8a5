import { expect, test } from "vitest";
import { fieldIssues, fillFields, type MergeValues, readableText } from "./mergeFields";

const ANA: MergeValues = { nickname: "lince", name: "Ana", surname: null, labs: "120", community: "Demo" };

test("fields are filled in, those without a value by their fallback", () => {
  expect(fillFields("Hola, {{name|amiga}} {{ surname | de Demo }}: {{labs}} LABs en {{community}}", ANA)).toEqual({
    text: "Hola, Ana de Demo: 120 LABs en Demo",
    missing: [],
  });
});

test("a field with neither a value nor a fallback is named", () => {
  expect(fillFields("{{surname}}!", ANA)).toEqual({ text: "!", missing: ["surname"] });
});

test("a value can't begin another line, and isn't looked through for fields again", () => {
  const { text } = fillFields("{{name|x}}", { ...ANA, name: "Ana\r\nBcc: all@mail.test {{labs}}" });
  expect(text).toBe("Ana Bcc: all@mail.test {{labs}}");
});

test.each([
  ["{{password|x}}", ["{{password|x}}"], []],
  ["{{name|x", ["{{name|x"], []],
  ["name}}", ["}}"], []],
  ["{{name}} {{labs}} {{nickname|}}", [], ["name", "nickname"]],
  ["{one} brace } is text", [], []],
])("%s is looked through", (text, unknown, bare) => {
  expect(fieldIssues(text)).toEqual({ unknown, bare });
});

test("a text is read with the names of its fields", () => {
  expect(readableText("Hola, {{nickname|tú}}: {{labs}} {{password|x}}", (field) => `[${field}]`)).toBe(
    "Hola, [nickname]: [labs] {{password|x}}",
  );
});

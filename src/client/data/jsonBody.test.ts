import { expect, test } from "vitest";
import { jsonBody } from "./jsonBody";

test("what was typed and is no number is sent as a text, never as null", () => {
  expect(jsonBody({ minWords: Number.NaN, parts: [{ target: Number.NaN }], size: 3, none: null, text: "NaN" })).toBe(
    '{"minWords":"NaN","parts":[{"target":"NaN"}],"size":3,"none":null,"text":"NaN"}',
  );
});

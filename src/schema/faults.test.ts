import Ajv2020 from "ajv/dist/2020";
import addFormats from "ajv-formats";
import { expect, test } from "vitest";
import { issuesOf } from "./faults";

const ajv = addFormats(new Ajv2020({ allErrors: true, strict: false }));

function faults(schema: object, value: unknown) {
  const validate = ajv.compile(schema);
  validate(value);
  return issuesOf(validate.errors ?? []);
}

const properties = {
  name: { type: "string", minLength: 2, maxLength: 4 },
  email: { type: "string", format: "email" },
  since: { type: "string", format: "date" },
  at: { type: "string", format: "date-time" },
  site: { type: "string", format: "uri" },
  id: { type: "string", format: "uuid" },
  price: { type: "number", minimum: 0, multipleOf: 0.5 },
  tags: { type: "array", maxItems: 1, uniqueItems: true, items: { type: "string" } },
};
const schema = { type: "object", additionalProperties: false, required: ["name"], properties };

test.each([
  [{}, [{ path: "/name", rule: "required" }]],
  [{ name: "a" }, [{ path: "/name", rule: "minLength", params: { limit: 2 } }]],
  [{ name: "abcde" }, [{ path: "/name", rule: "maxLength", params: { limit: 4 } }]],
  [{ name: 1 }, [{ path: "/name", rule: "type" }]],
  [{ name: "ab", extra: 1 }, [{ path: "/extra", rule: "additionalProperties" }]],
  [{ name: "ab", email: "x" }, [{ path: "/email", rule: "formatEmail" }]],
  [{ name: "ab", since: "2026-02-30" }, [{ path: "/since", rule: "formatDate" }]],
  [{ name: "ab", at: "now" }, [{ path: "/at", rule: "formatDate" }]],
  [{ name: "ab", site: "x" }, [{ path: "/site", rule: "formatUri" }]],
  [{ name: "ab", id: "x" }, [{ path: "/id", rule: "format" }]],
  [{ name: "ab", price: -1 }, [{ path: "/price", rule: "minimum", params: { limit: 0 } }]],
  [{ name: "ab", price: 0.3 }, [{ path: "/price", rule: "multipleOf", params: { limit: 0.5 } }]],
  [{ name: "ab", tags: ["a", "b"] }, [{ path: "/tags", rule: "maxItems", params: { limit: 1 } }]],
  [{ name: "ab", tags: [1] }, [{ path: "/tags/0", rule: "type" }]],
])("%j is faulty at %j", (value, expected) => {
  expect(faults(schema, value)).toEqual(expected);
});

test("a place has one fault, and every faulty place has its own", () => {
  const found = faults(schema, { email: "x", price: -0.3, extra: 1 });
  expect(found.map(({ path }) => path).toSorted()).toEqual(["/email", "/extra", "/name", "/price"]);
});

test("what only frames another fault is left out", () => {
  const framed = JSON.parse('{"type": "object", "if": {"required": ["a"]}, "then": {"required": ["b"]}}');
  expect(faults(framed, { a: 1 })).toEqual([{ path: "/b", rule: "required" }]);
  expect(faults({ type: "object", propertyNames: { pattern: "^a" } }, { b: 1 })).toHaveLength(1);
});

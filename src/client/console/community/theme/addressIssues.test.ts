import { expect, test } from "vitest";
import { addressIssues } from "./addressIssues";

const PROPERTIES = {
  logo: { type: "string", "x-kind": "image" },
  trackingScript: { type: "string", pattern: "^https://[^\\s'\";,<>]+$" },
  title: { type: "string", pattern: "\\S" },
} as const;

test.each([
  [{ logo: "logo.png" }, ["logo"]],
  [{ trackingScript: "http://example.com/s.js" }, ["trackingScript"]],
  [{ trackingScript: "https://example.com/a b.js" }, ["trackingScript"]],
  [{ logo: "/files/0192", trackingScript: "https://example.com/s.js", title: "no address" }, []],
  [{ logo: "", trackingScript: undefined }, []],
])("of %o, %o is no address", (values, names) => {
  expect(addressIssues(PROPERTIES, values)).toEqual(names);
});

import { expect, test } from "vitest";
import { linearPattern } from "../../../../shared/linearPattern";
import { pregOf } from "./patterns";

test.each([
  ["\\d{5}", "/^\\d{5}$/"],
  ["a|b", "/^(?:a|b)$/"],
  ["[a|b]+(?:c|d)", "/^[a|b]+(?:c|d)$/"],
  ["(?i)[a-z]+", "/^[a-z]+$/iu"],
  ["https?://x", "/^https?:\\/\\/x$/"],
  ["a\\/b", "/^a\\/b$/"],
  [".*x.*", "/^.*x.*$/"],
  ["a.b", "/^a.b$/u"],
  ["\\p{L}+", "/^\\p{L}+$/u"],
  ["\\.\\w", "/^\\.\\w$/"],
])("%s is %s", (pattern, preg) => {
  expect(linearPattern(pattern)).toBeTypeOf("function");
  expect(pregOf(pattern)).toBe(preg);
});

test.each(["(?s)a.b", "(?P<n>a)", "\\p{L}\\d", ".\\w", "\\Qa\\E", "[[:alpha:]]", "(?i)\\w", "\\z"])(
  "%s would be read otherwise",
  (pattern) => {
    expect(pregOf(pattern)).toBeUndefined();
  },
);

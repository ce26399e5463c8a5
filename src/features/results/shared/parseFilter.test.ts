import { describe, expect, test } from "vitest";
import { AppError } from "../../../shared/errors";
import { parseFilter } from "./parseFilter";

describe("parseFilter", () => {
  test("reads codes by question and leaves out empty lists", () => {
    expect(parseFilter('{"q1":["a","b"],"q2":[]}')).toEqual([{ question: "q1", is: ["a", "b"], path: "/filter/q1" }]);
    expect(parseFilter(undefined)).toEqual([]);
  });

  test.each(["{", "[]", "3", "null", '{"q1":"a"}', '{"q1":[1]}'])("refuses %s", (text) => {
    expect(() => parseFilter(text)).toThrow(AppError);
  });
});

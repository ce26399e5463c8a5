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

describe("conditions", () => {
  test("stand beside the short form, each with its place", () => {
    expect(parseFilter('{"q1":["a"]}', '[{"question":"age","from":18},{"variable":"response_day","last":7,"not":true}]')).toEqual(
      [
        { question: "q1", is: ["a"], path: "/filter/q1" },
        { question: "age", from: 18, path: "/conditions/0" },
        { variable: "response_day", last: 7, not: true, path: "/conditions/1" },
      ],
    );
  });

  test.each([
    "{}",
    "[{}]",
    '[{"question":"a"}]',
    '[{"question":"a","variable":"b","is":["c"]}]',
    '[{"question":"a","is":["c"],"contains":"d"}]',
    '[{"question":"a","from":2,"to":1}]',
    '[{"question":"a","from":2,"to":"2026-01-01"}]',
    '[{"question":"a","contains":" "}]',
    '[{"variable":"response_day","last":0}]',
    `[{"question":"a","is":${JSON.stringify(Array(201).fill("b"))}}]`,
  ])("refuses %s", (text) => {
    expect(() => parseFilter(undefined, text)).toThrow(AppError);
  });

  test("twenty together at most", () => {
    const filter = JSON.stringify(Object.fromEntries(Array.from({ length: 20 }, (_, at) => [`q${at}`, ["a"]])));
    expect(parseFilter(filter)).toHaveLength(20);
    expect(() => parseFilter(filter, '[{"question":"a","is":["b"]}]')).toThrow(AppError);
  });
});

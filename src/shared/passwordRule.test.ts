import { describe, expect, test } from "vitest";
import { passwordIssues } from "./passwordRule";

describe("the password rule", () => {
  test.each([
    ["Sondeo-demo-1", []],
    ["Ñandú!2026x", []],
    ["Short-1", ["length"]],
    ["sondeo-demo-1", ["capital"]],
    ["SONDEO-DEMO-1", ["lowercase"]],
    ["Sondeo-demo-x", ["number"]],
    ["Sondeodemo11", ["symbol"]],
    ["", ["length", "symbol", "number", "capital", "lowercase"]],
  ])("%s lacks %j", (password, lacking) => {
    expect(passwordIssues(password)).toEqual(lacking);
  });
});

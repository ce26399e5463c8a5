import { describe, expect, test } from "vitest";
import { createBodyValidators } from "../../src/server/api/rest/write/body/bodyValidators";
import { AppError } from "../../src/shared/errors";
import { loadCatalog } from "../helpers/catalog";

const catalog = loadCatalog();
const validate = createBodyValidators();

function issuesOf(criteria: readonly object[]): readonly string[] {
  const study = catalog.entities.get("study");
  if (!study) throw new Error("there is no study");
  try {
    validate(study, ["suite:SUPERADMIN"], "update", { criteria });
    return [];
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return (error.details.faults ?? []).map(({ path, rule }) => `${path} ${rule}`);
  }
}

describe("a study's criteria", () => {
  test.each([
    ["a gender there is", "GENDER", ["W", "M"], []],
    ["a gender there isn't", "GENDER", ["W", "banana"], ["/criteria/0/values/1 enum"]],
    ["an age as it is written", "AGE", ["18-34"], []],
    ["an occupation in somebody's words", "OCCUPATION", ["banana grower"], []],
  ])("take %s or refuse it", (_, criterion, values, faults) => {
    expect(issuesOf([{ criterion, values }])).toEqual(faults);
  });

  test("have the genders that panelists have", () => {
    const genders = catalog.entities.get("panelist")?.fields.get("gender")?.schema.enum ?? [];
    expect(issuesOf([{ criterion: "GENDER", values: genders }])).toEqual([]);
  });
});

test.each(["contract", "release", "finish"])("a client is asked before %s, which commits the company", (name) => {
  const transition = catalog.entities.get("study")?.states?.transitions[name];
  expect(transition?.confirm ?? transition?.irreversible).toBe(true);
});

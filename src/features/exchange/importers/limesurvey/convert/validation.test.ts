import { describe, expect, test } from "vitest";
import { brokenRules } from "../../../../../../tests/helpers/exchange/imported";
import { TYPES } from "../../../../../../tests/helpers/exchange/types";
import { questionsOf } from "../../../../../survey/questionnaire";
import { limesurvey } from "..";
import { type LimeQuestionSample, lss } from "../testing";

function read(asked: Omit<LimeQuestionSample, "code">) {
  return limesurvey.read({ name: "a.lss", content: Buffer.from(lss([{ code: "q", ...asked }])) }, TYPES);
}

const LIST = { type: "M", parts: [["a"], ["b"], ["c"]] } as const;
const FIELDS = { type: "K", parts: [["a"], ["b"]] } as const;

describe("validation equations", () => {
  test.each<[string, Omit<LimeQuestionSample, "code">, string, string, object]>([
    ["a number", { type: "N" }, "em_validation_q", "this >= 5 and this <= 10", { minValue: 5, maxValue: 10 }],
    ["a number by its code", { type: "N" }, "em_validation_q", "0 <= q.NAOK", { minValue: 0 }],
    ["blanks let through", { type: "N" }, "em_validation_q", "is_empty(self) or self <= 10", { maxValue: 10 }],
    [
      "above and below, of whole numbers",
      { type: "N", attributes: { num_value_int_only: "1" } },
      "em_validation_q",
      "this > 5 && this < 10",
      { minValue: 6, maxValue: 9 },
    ],
    [
      "the narrower of two limits",
      { type: "N", attributes: { min_num_value_n: "7" } },
      "em_validation_q",
      "this >= 5",
      { minValue: 7 },
    ],
    ["each of several numbers", FIELDS, "em_validation_sq", "this >= 1", { minValue: 1 }],
    ["how many are chosen", LIST, "em_validation_q", "count(self) >= 1 and count(that.q) <= 2", { min: 1, max: 2 }],
    ["how many, where any are chosen", LIST, "em_validation_q", "count(self.NAOK) == 0 or count(self.NAOK) >= 2", { min: 2 }],
    ["how long a text is", { type: "T" }, "em_validation_q", "strlen(this) < 200", { maxLength: 199 }],
    [
      "a sum of whole numbers",
      { ...FIELDS, attributes: { num_value_int_only: "1" } },
      "em_validation_q",
      "sum(self.NAOK) == 100",
      { type: "divide-points", total: 100 },
    ],
  ])("%s is a setting", (_name, asked, attribute, equation, expected) => {
    const survey = read({ ...asked, attributes: { ...asked.attributes, [attribute]: equation } });
    expect(questionsOf(survey.questionnaire)[0]).toMatchObject(expected);
    expect(survey.unmapped.filter(({ reason }) => reason === "validation")).toEqual([]);
    expect(brokenRules(survey)).toEqual([]);
  });

  test.each<[string, Omit<LimeQuestionSample, "code">, string]>([
    ["a pattern", { type: "S" }, "regexMatch('/^a/', this)"],
    ["another question's answer", { type: "N" }, "this > age"],
    ["a calculation", { type: "N" }, "this + 1 < 10"],
    ["above, where decimals are let through", { type: "N" }, "this > 5"],
    ["limits that contradict each other", { type: "N" }, "this >= 10 and this <= 5"],
    ["more than there is to choose", LIST, "count(self) >= 4"],
    ["a sum that isn't fixed", FIELDS, "sum(self) <= 10"],
    ["a least length", { type: "T" }, "strlen(this) >= 20"],
    ["one that isn't equal", { type: "N" }, "this != 5"],
    ["half a limit", { type: "N" }, "this >= 5 and this % 2 == 0"],
  ])("%s is listed, and no part of it set", (_name, asked, equation) => {
    const survey = read({ ...asked, attributes: { em_validation_q: equation } });
    const plain = read(asked);
    const settings = ({ questionnaire }: typeof survey) => ({ ...questionsOf(questionnaire)[0], id: "" });
    expect(settings(survey)).toEqual(settings(plain));
    expect(survey.unmapped).toContainEqual({ question: "q", reason: "validation", detail: `em_validation_q=${equation}` });
    expect(brokenRules(survey)).toEqual([]);
  });
});

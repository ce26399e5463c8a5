import { expect, test } from "vitest";
import { welcomeIssues } from "./welcomeIssues";

const COMPLETE = {
  welcomeTitle: "Hola",
  instructions: "Participa",
  moderatorImage: "/files/1",
  moderatorInfo: "Soy Eva",
  labsExplanation: "Por participar",
  labsPerActivity: 10,
  labsPerComment: 0,
  labsPerStayingActive: 1,
  redeemExplanation: "Por tarjetas",
};

test("a complete welcome page has no faults, and a reward of 0 LABs is one", () => {
  expect(welcomeIssues(COMPLETE)).toEqual([]);
});

test.each(Object.keys(COMPLETE))("%s must be given", (name) => {
  expect(welcomeIssues({ ...COMPLETE, [name]: undefined })).toEqual([{ name, rule: "required" }]);
});

test("blanks are no text", () => {
  expect(welcomeIssues({ ...COMPLETE, instructions: " \n" })).toEqual([{ name: "instructions", rule: "required" }]);
});

test("LABs stay within their limits", () => {
  expect(welcomeIssues({ ...COMPLETE, labsPerComment: -1 })).toEqual([{ name: "labsPerComment", rule: "minimum", limit: 0 }]);
  expect(welcomeIssues({ ...COMPLETE, labsPerActivity: 1_000_001 })).toEqual([
    { name: "labsPerActivity", rule: "maximum", limit: 1_000_000 },
  ]);
});

import { expect, test } from "vitest";
import type { Welcome } from "../../../contracts/api/community";
import { earnings, isWritten } from "./welcome";

const nothing: Welcome = {
  welcomeTitle: null,
  description: null,
  instructions: null,
  moderatorName: null,
  moderatorImage: null,
  moderatorInfo: null,
  labsExplanation: null,
  redeemExplanation: null,
  secondRedeemFrom: null,
  secondRedeemTo: null,
  labsPerActivity: null,
  labsPerComment: null,
  labsPerStayingActive: null,
  gamification: null,
  redeemFrom: null,
  redeemTo: null,
  cards: [],
  version: 0,
};

test("a community that says nothing, or blanks, has no welcome", () => {
  expect(isWritten(nothing)).toBe(false);
  expect(isWritten({ ...nothing, instructions: "  \n" })).toBe(false);
  expect(isWritten({ ...nothing, instructions: "Opina" })).toBe(true);
});

test("what brings no LABs is not among what brings some", () => {
  expect(earnings({ ...nothing, labsPerActivity: 10, labsPerComment: 0, labsPerStayingActive: 5 })).toEqual([
    { name: "labsPerActivity", labs: 10 },
    { name: "labsPerStayingActive", labs: 5 },
  ]);
});

import { expect, test } from "vitest";
import { redeemDays } from "./redeemDays";

const days = { redeemFrom: "2027-01-01", redeemTo: "2027-02-15", secondRedeemFrom: null, secondRedeemTo: null };

test("the days of redeeming are told in the reader's language", () => {
  expect(redeemDays(days, "es")).toEqual([{ from: "1 de enero de 2027", to: "15 de febrero de 2027" }]);
  expect(redeemDays(days, "nl")).toEqual([{ from: "1 januari 2027", to: "15 februari 2027" }]);
});

test("a second period is told after the first", () => {
  const second = { secondRedeemFrom: "2027-06-01", secondRedeemTo: "2027-06-16" };
  expect(redeemDays({ ...days, ...second }, "en").map(({ from }) => from)).toEqual(["January 1, 2027", "June 1, 2027"]);
});

test("half a period is none", () => expect(redeemDays({ ...days, redeemTo: null }, "es")).toEqual([]));

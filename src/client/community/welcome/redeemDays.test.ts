import { expect, test } from "vitest";
import { redeemDays } from "./redeemDays";

test("the days of redeeming are told in the reader's language", () => {
  const days = { redeemFrom: "2027-01-01", redeemTo: "2027-02-15" };
  expect(redeemDays(days, "es")).toEqual({ from: "1 de enero de 2027", to: "15 de febrero de 2027" });
  expect(redeemDays(days, "nl")).toEqual({ from: "1 januari 2027", to: "15 februari 2027" });
});

test("half a period is none", () => expect(redeemDays({ redeemFrom: "2027-01-01", redeemTo: null }, "es")).toBeUndefined());

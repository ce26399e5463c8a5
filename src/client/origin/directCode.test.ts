import { expect, test } from "vitest";
import { readDirectCode } from "./directCode";

test("an address without a code is left as it is", () => {
  expect(readDirectCode("?next=%2Fc%2Fdemo%2Fprofile")).toBeUndefined();
});

test("a member's code and a staff person's, told from one another", () => {
  expect(readDirectCode("?testerAuthToken=abc")).toEqual({
    direct: { view: "member", parameter: "testerAuthToken", code: "abc" },
    isFromSuite: false,
    search: "",
  });
  expect(readDirectCode("?clientAuthToken=abc&fromSuite=true&lang=en")).toEqual({
    direct: { view: "staff", parameter: "clientAuthToken", code: "abc" },
    isFromSuite: true,
    search: "?lang=en",
  });
});

test.each([["?testerAuthToken=a&testerAuthToken=b"], ["?testerAuthToken=a&clientAuthToken=b"], ["?clientAuthToken="]])(
  "%s signs nobody in, and leaves the address all the same",
  (search) => {
    expect(readDirectCode(search)).toEqual({ direct: undefined, isFromSuite: false, search: "" });
  },
);

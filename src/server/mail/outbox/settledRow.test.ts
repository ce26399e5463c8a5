import { describe, expect, test } from "vitest";
import type { Outcome } from "./delivery";
import { settledRow } from "./settledRow";

const ROW = { channel: "mail" as const, recipient: "ana@example.com", isAboutAccount: false, attempts: 1 };
const ACCOUNT_MAIL = { ...ROW, isAboutAccount: true };
const ACCOUNT_SMS = { ...ACCOUNT_MAIL, channel: "sms" as const, recipient: "+34600123456" };

const SENT: Outcome = { status: "sent" };
const KEPT: Outcome = { status: "kept" };
const POSTPONED: Outcome = { status: "postponed", reason: "busy" };

describe("a row that was sent or kept", () => {
  test.each([
    ["an ordinary mail keeps its text", ROW, SENT, false, { isKept: false }],
    ["an account mail that was sent loses it", ACCOUNT_MAIL, SENT, true, { isKept: false, text: null, content: null }],
    [
      "an account mail that is kept loses it in production",
      ACCOUNT_MAIL,
      KEPT,
      false,
      { isKept: true, text: null, content: null },
    ],
    ["an account mail that is kept keeps it elsewhere", ACCOUNT_MAIL, KEPT, true, { isKept: true }],
    ["an ordinary message keeps its number", { ...ACCOUNT_SMS, isAboutAccount: false }, SENT, false, { isKept: false }],
  ])("%s", (_name, row, outcome, keepsSecrets, expected) => {
    expect(settledRow(row, outcome, keepsSecrets)).toEqual({ status: "SENT", error: null, ...expected });
  });

  test("a code by SMS leaves a hint of its number only", () => {
    const { recipient, text } = settledRow(ACCOUNT_SMS, SENT, true);
    expect([recipient?.includes("600123"), recipient?.endsWith("56"), text]).toEqual([false, true, null]);
  });
});

describe("a row that was not sent", () => {
  test.each([
    [1, { status: "NEW", error: "busy", retrySeconds: 10 }],
    [7, { status: "NEW", error: "busy", retrySeconds: 43_200 }],
    [8, { status: "ERROR", error: "busy" }],
  ])("after attempt %i", (attempts, expected) => {
    expect(settledRow({ ...ROW, attempts }, POSTPONED, false)).toEqual(expected);
  });

  test("is not tried again where it was refused", () => {
    expect(settledRow(ROW, { status: "refused", reason: "no such mailbox" }, false)).toEqual({
      status: "ERROR",
      error: "no such mailbox",
    });
  });
});

import pg from "pg";
import { describe, expect, test } from "vitest";
import { AppError } from "../../../shared/errors";
import { isConnectionLost } from "./connectionLoss";

function stated(code: string): Error {
  return Object.assign(new pg.DatabaseError("said", 4, "error"), { code });
}

function withCode(code: string): Error {
  return Object.assign(new Error(code), { code });
}

describe("a connection is lost", () => {
  test.each(["08000", "08003", "08006", "57P01", "57P02", "57P03", "57P05", "25P03", "53300"])("by SQLSTATE %s", (code) => {
    expect(isConnectionLost(stated(code))).toBe(true);
  });

  test.each([
    "Connection terminated",
    "Connection terminated unexpectedly",
    "Connection terminated due to connection timeout",
    "Client has encountered a connection error and is not queryable",
    "Client was closed and is not queryable",
    "timeout exceeded when trying to connect",
  ])("where the driver says: %s", (message) => {
    expect(isConnectionLost(new Error(message))).toBe(true);
  });

  test("where that is why something else was thrown", () => {
    const cause = new Error("outer", { cause: stated("57P01") });
    expect(isConnectionLost(new AppError("file.unreadable", { cause }))).toBe(true);
  });

  test.each([
    ["a violated constraint", stated("23505")],
    ["a statement that was cancelled", stated("57014")],
    ["another error with that code", withCode("57P01")],
    ["another server's socket", withCode("ECONNREFUSED")],
    ["a file that is not there", withCode("ENOENT")],
    ["an expected failure", new AppError("record.notFound")],
    ["what is no error", "Connection terminated"],
  ])("not by %s", (_what, error) => {
    expect(isConnectionLost(error)).toBe(false);
  });
});

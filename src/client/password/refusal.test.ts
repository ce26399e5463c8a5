import { expect, test } from "vitest";
import type { ErrorCode, FieldProblem } from "../../shared/errors";
import { ApiError } from "../data/api";
import { refusalOf } from "./refusal";

function refused(code: ErrorCode, status: number, errors: readonly FieldProblem[] = []) {
  return new ApiError(status, { type: "about:blank", title: "Title", detail: "Detail", status, code, errors });
}

test("a code that is no good leads to another one, whichever way the server says it", () => {
  const fault = { path: "/codeAction", rule: "maxLength", message: "Too long" };
  expect(refusalOf(refused("auth.wrongCode", 400), "password")).toEqual({ kind: "badCode" });
  expect(refusalOf(refused("request.invalid", 400, [fault]), "password")).toEqual({ kind: "badCode" });
});

test("a fault of the field that was asked for is told apart from one of the whole", () => {
  const fault = { path: "/password", rule: "passwordBreached", message: "Too well known" };
  expect(refusalOf(refused("request.invalid", 400, [fault]), "password")).toEqual({
    kind: "field",
    message: "Too well known",
  });
  expect(refusalOf(refused("auth.tooManyAttempts", 429), "email")).toEqual({ kind: "said", message: "Detail" });
});

test("no connection and no words are told apart", () => {
  expect(refusalOf(new ApiError(0, undefined), "email")).toEqual({ kind: "offline" });
  expect(refusalOf(new ApiError(502, undefined), "email")).toEqual({ kind: "failed" });
  expect(refusalOf(new TypeError("ours"), "email")).toEqual({ kind: "failed" });
});

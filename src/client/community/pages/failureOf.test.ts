import { expect, test } from "vitest";
import { ApiError } from "../../data/api";
import { failureOf } from "./failureOf";

const t = (key: string) => key;
const refusal = (errors: readonly { path: string; rule: string; message: string }[]) =>
  new ApiError(400, { type: "about:blank", title: "Not valid", status: 400, code: "request.invalid", errors });

test("a fault goes to its field, and above the form where it has none", () => {
  const email = { path: "/email", rule: "const", message: "Another e-mail" };
  const origin = { path: "/origin", rule: "const", message: "Another place" };
  expect(failureOf(refusal([email]), ["email"], t)).toEqual({ fields: { email: "Another e-mail" }, form: undefined });
  expect(failureOf(refusal([email, origin]), ["email"], t)).toEqual({
    fields: { email: "Another e-mail" },
    form: "Another place",
  });
  expect(failureOf(refusal([]), ["email"], t)).toEqual({ fields: {}, form: "Not valid" });
});

test("a server out of reach is told as such", () => {
  expect(failureOf(new ApiError(0, undefined), [], t).form).toBe("community.offline.body");
});

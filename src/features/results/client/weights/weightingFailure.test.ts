import { expect, test } from "vitest";
import { ApiError } from "../../../../client/kit/console";
import { fieldFailures, weightingFailure } from "./weightingFailure";

const refusal = (...errors: readonly { path: string; message: string }[]) =>
  new ApiError(400, {
    ...{ type: "", title: "", status: 400, code: "request.invalid" },
    errors: errors.map((error) => ({ ...error, rule: "format" })),
  });
const t = (key: string) => key;

test("what is wrong with a limit stands at its field, and with anything else in the list", () => {
  const error = refusal(
    { path: "/lowerTrim", message: "It has to be less than 1." },
    { path: "/dimensions/0/targets", message: "The targets add up to 90 %." },
  );
  expect(fieldFailures(error)).toEqual({ lowerTrim: "It has to be less than 1." });
  expect(weightingFailure(error, t)).toEqual(["The targets add up to 90 %."]);
  expect(weightingFailure(refusal({ path: "/upperTrim", message: "x" }), t)).toEqual([]);
});

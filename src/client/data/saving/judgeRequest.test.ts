import { expect, test } from "vitest";
import { ApiError } from "../api";
import { judgeRequest } from "./judgeRequest";

const failure = (status: number, code = "x") => new ApiError(status, { type: "", title: "", status, code });

test.each([
  ["waits for the network", failure(0), "offline"],
  ["is tried again where the server is busy", failure(503), "retry"],
  ["is tried again where too many ask", failure(429), "retry"],
  ["is kept until somebody signs in again", failure(401), "stop"],
  ["is kept until the step after the login is done", failure(403, "auth.stepRequired"), "stop"],
  ["is taken back where there are too many", failure(409, "heatMap.tooManyPoints"), "refused"],
  ["is taken back where the activity has ended", failure(409, "activity.closed"), "refused"],
  ["is taken back where its place is gone", failure(404), "refused"],
] as const)("a change %s", (_, error, verdict) => expect(judgeRequest(error)).toBe(verdict));

import { expect, test } from "vitest";
import { currentStatus } from "./currentStatus";

const now = new Date("2026-06-10T12:00:00Z");
const [before, after] = ["2026-06-10T11:00:00Z", "2026-06-10T13:00:00Z"];

test.each([
  [{ status: "ACTIVE", startsAt: before, endsAt: before }, "FINISHED"],
  [{ status: "NEW", startsAt: before, endsAt: null }, "ACTIVE"],
  [{ status: "ACTIVE", startsAt: after, endsAt: null }, "NEW"],
  [{ status: "ACTIVE", startsAt: null, endsAt: after }, "ACTIVE"],
  [{ status: "BLOCKED", startsAt: before, endsAt: before }, "BLOCKED"],
  [{ status: "CONFIGURING", startsAt: before, endsAt: before }, "CONFIGURING"],
  [{ status: "NEW" }, "NEW"],
])("%o stands as %s", (values, status) => {
  expect(currentStatus({ id: "1", ...values }, now)).toBe(status);
});

import { expect, it } from "vitest";
import { pathOf } from "./clientOf";

it("fills a call's address in, as text that an address may hold", () => {
  const input = { params: { id: "a/b" }, query: { page: "2", text: "sí & no", absent: undefined } };
  expect(pathOf("GET /api/activities/:id/poll", input)).toBe("/api/activities/a%2Fb/poll?page=2&text=s%C3%AD+%26+no");
});

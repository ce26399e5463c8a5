import { expect, test } from "vitest";
import { visitOf, withVisit } from "./visits";

const id = "01934c2e-7b1a-7c3d-9e4f-0123456789ab";

test("a record's page and its tabs are visits, lists and forms of new records are none", () => {
  expect(visitOf(`/members/${id}`)).toEqual({ resource: "members", id });
  expect(visitOf(`/redeem-cards/${id}/edit`)).toEqual({ resource: "redeem-cards", id });
  expect(visitOf("/members")).toBeUndefined();
  expect(visitOf("/members/create")).toBeUndefined();
});

test("the newest visit stands in front, each record once, the oldest goes", () => {
  const visits = Array.from({ length: 8 }, (_, index) => ({ resource: "members", id: String(index) }));
  const next = withVisit(visits, { resource: "members", id: "3" });
  expect(next.map((visit) => visit.id)).toEqual(["3", "0", "1", "2", "4", "5", "6", "7"]);
  expect(withVisit(visits, { resource: "members", id: "new" })).toHaveLength(8);
});

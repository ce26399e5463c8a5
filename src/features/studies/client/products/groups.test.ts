import { expect, test } from "vitest";
import type { ProductOffer } from "../../shared/api/products";
import { groupsOf } from "./groups";

const offer = (name: string): ProductOffer => ({
  ...{ name, isInPlan: true, isAllowed: true, reason: null, fromPrice: null, basis: null, room: null },
});
const views = [
  { name: "SURVEY", order: 10, icon: "Poll" },
  { name: "CLICKS", order: 20, icon: "Mouse", group: "ux" },
  { name: "OWN", order: 30, icon: "Poll" },
  { name: "GONE", order: 40, icon: "Poll", group: "gone" },
];

test("products stand in the order and groups of their views, those without a view last", () => {
  const groups = groupsOf(["NEW", "OWN", "CLICKS", "SURVEY"].map(offer), views);
  expect(groups.map(({ name, products }) => [name, products.map(({ offer: { name: product } }) => product)])).toEqual([
    ["surveys", ["SURVEY", "OWN"]],
    ["ux", ["CLICKS"]],
    ["", ["NEW"]],
  ]);
});

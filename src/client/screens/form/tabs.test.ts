import { expect, test } from "vitest";
import { tabFaults } from "./tabFaults";
import { tabsOf } from "./tabs";
import { toErrorSchema } from "./validation";

const sections = [{ fields: ["name"] }, { name: "when", fields: ["startsAt"] }, { fields: ["notes"] }];

test("a tab names sections by place or by name; the last one takes the rest", () => {
  const declared = [
    { name: "main", title: "Main", sections: [0] },
    { name: "plan", title: "Plan", sections: ["when"] },
  ];
  const tabs = tabsOf(declared, sections, ["name", "startsAt", "notes"]);
  expect(tabs.map(({ name, sections: own }) => [name, own.flatMap(({ fields }) => fields)])).toEqual([
    ["main", ["name"]],
    ["plan", ["startsAt", "notes"]],
  ]);
});

test("a tab without a field for this person stays away", () => {
  const declared = [
    { name: "main", title: "Main", sections: [0, 2] },
    { name: "plan", title: "Plan", sections: ["when"] },
  ];
  expect(tabsOf(declared, sections, ["name", "notes"]).map(({ name }) => name)).toEqual(["main"]);
});

test("without tabs a form is one page", () => {
  expect(tabsOf(undefined, sections, ["name"])).toEqual([]);
});

test("a tab counts its faulty fields, however deep the fault lies", () => {
  const tab = { name: "main", title: "Main", sections: [{ fields: ["name", "quotas", "tags"] }] };
  const errors = { ...toErrorSchema({ "/name": "short", "/quotas/1/share": "missing" }), tags: {} };
  expect(tabFaults(tab, errors)).toBe(2);
  expect(tabFaults(tab, undefined)).toBe(0);
});

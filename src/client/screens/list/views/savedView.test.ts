import { expect, test } from "vitest";
import { differs, toSavedView, type ViewSettings } from "./savedView";

const settings: ViewSettings = {
  filter: { status: "ACTIVE" },
  sort: { field: "name", order: "ASC" },
  columns: { hidden: ["zone"], order: ["name", "zone", "email"] },
};
const record = { id: "1", name: "Active", settings: { ...settings }, isShared: true, isDefault: false, accountId: "me" } as const;

test("a view is one's own where one's account is its owner", () => {
  expect(toSavedView(record, "me")).toMatchObject({ name: "Active", isShared: true, isOwn: true, settings });
  expect(toSavedView(record, "other")?.isOwn).toBe(false);
});

test("settings that are not those of a list make no view", () => {
  expect(toSavedView({ ...record, settings: "x" }, "me")).toBeUndefined();
  expect(toSavedView({ ...record, settings: { filter: {} } }, "me")).toBeUndefined();
});

test("a view has changed with its filter, its order or the columns that are shown", () => {
  expect(differs(settings, { ...settings, filter: { status: "ACTIVE" } })).toBe(false);
  expect(differs(settings, { ...settings, filter: {} })).toBe(true);
  expect(differs(settings, { ...settings, sort: { field: "name", order: "DESC" } })).toBe(true);
  expect(differs(settings, { ...settings, columns: { hidden: ["email"], order: ["name", "email", "zone"] } })).toBe(true);
});

test("where a hidden column stands is no change", () => {
  expect(differs(settings, { ...settings, columns: { hidden: ["zone"], order: ["zone", "name", "email"] } })).toBe(false);
});

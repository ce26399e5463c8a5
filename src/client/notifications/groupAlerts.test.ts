import { expect, test } from "vitest";
import type { Alert } from "../../contracts/api/alerts";
import { groupAlerts } from "./groupAlerts";

const alert = (id: string, title: string): Alert => ({
  id,
  kind: "comments.reply",
  icon: "Forum",
  title,
  message: "",
  link: "/activities/1/talk",
  seen: true,
  popup: false,
  date: "2027-01-15T10:00:00.000Z",
});

test("neighbours that say the same are one line; what stands between them keeps its place", () => {
  const alerts = [alert("1", "Breakfast"), alert("2", "Breakfast"), alert("3", "Dinner"), alert("4", "Breakfast")];
  expect(groupAlerts(alerts, new Set()).map(({ alert: { id }, others }) => [id, others])).toEqual([
    ["1", 1],
    ["3", 0],
    ["4", 0],
  ]);
});

test("what is new doesn't disappear behind what was seen", () => {
  const alerts = [alert("1", "Breakfast"), alert("2", "Breakfast")];
  expect(groupAlerts(alerts, new Set(["1"])).map(({ isNew }) => isNew)).toEqual([true, false]);
});

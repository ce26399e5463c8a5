import { expect, test } from "vitest";
import type { ClientHost, DashboardCard } from "./clientHost";
import { createClientRegistry } from "./clientRegistry";

const load = async () => ({ default: () => null });
const card = (name: string, order: number, console: DashboardCard["console"] = "community") => ({ console, name, order, load });
const registering = (register: (host: ClientHost) => void) => createClientRegistry([{ register }]);

test("cards stand in their order, whoever registered them first", () => {
  const { dashboardCards } = registering((host) => {
    host.dashboardCard(card("late", 20));
    host.dashboardCard(card("early", 10));
  });
  expect(dashboardCards.map(({ name }) => name)).toEqual(["early", "late"]);
});

test("a name is taken once in a console, a path and an entity's next step too", () => {
  const page = { console: "suite", path: "panel", label: "x", icon: "Info", load } as const;
  const step = { entity: "study", find: async () => [] };
  const twice = (register: (host: ClientHost) => void) => () =>
    registering((host) => {
      register(host);
      register(host);
    });
  expect(twice((host) => host.dashboardCard(card("one", 1)))).toThrow("community/one");
  expect(twice((host) => host.consolePage(page))).toThrow("suite/panel");
  expect(twice((host) => host.recordNextStep(step))).toThrow("study");
  expect(
    registering((host) => {
      host.dashboardCard(card("one", 1));
      host.dashboardCard(card("one", 1, "suite"));
    }).dashboardCards,
  ).toHaveLength(2);
});

import { expect, test } from "vitest";
import type { ClientHost, DashboardCard } from "./clientHost";
import { createClientRegistry, withoutPlugins } from "./clientRegistry";

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

test("what extensions give a list stands in its order, and goes with a disabled plugin", () => {
  const view = (name: string, order: number) => ({ entity: "member", name, order, label: "x", filter: () => ({}) });
  const action = { entity: "member", name: "paste", order: 1, label: "x", icon: "Info", load };
  const registry = createClientRegistry([
    { register: (host) => host.quickView(view("late", 20)) },
    {
      plugin: "extra",
      register: (host) => {
        host.quickView(view("early", 10));
        host.listAction(action);
        host.bulkAction(action);
      },
    },
  ]);
  expect(registry.quickViews.map(({ name }) => name)).toEqual(["early", "late"]);
  expect([registry.listActions.length, registry.bulkActions.length]).toEqual([1, 1]);
  const left = withoutPlugins(registry, ["extra"]);
  expect(left.quickViews.map(({ name }) => name)).toEqual(["late"]);
  expect([left.listActions.length, left.bulkActions.length]).toEqual([0, 0]);
});

const Lines = () => null;

test("a field that a view shows is shown by it, and by one view only", () => {
  const view = (name: string) => ({ name, Cell: Lines, shows: ["segment.conditions"] });
  const registry = registering((host) => host.fieldKind(view("lines")));
  expect(registry.fieldViews.get("segment.conditions")?.name).toBe("lines");
  const both = () =>
    registering((host) => {
      host.fieldKind(view("lines"));
      host.fieldKind(view("chips"));
    });
  expect(both).toThrow("segment.conditions");
});

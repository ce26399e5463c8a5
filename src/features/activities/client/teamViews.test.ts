import { expect, test } from "vitest";
import type { QuickView } from "../../../client/kit/console";
import english from "../locales/en.json" with { type: "json" };
import { TEAM_LISTS } from "../shared/teamLists";
import { registerTeamViews } from "./teamViews";

const views: QuickView[] = [];
registerTeamViews({ quickView: (view) => views.push(view) });

test("the list offers each of the team's lists but the whole of it, with a text", () => {
  const names = views.map(({ name }) => name);
  expect(names.toSorted()).toEqual(TEAM_LISTS.filter((list) => list !== "all").toSorted());
  expect(Object.keys(english.activities.view).toSorted()).toEqual(names.toSorted());
});

test("what no filter says is asked for, all else is a filter of the list", () => {
  const asked = views.filter(({ ids }) => ids).map(({ name }) => name);
  expect(asked).toEqual(["mine", "inProgress", "finished", "unseen", "bestRated"]);
  for (const { ids, filter } of views) expect(Object.keys(filter()).length > 0).toBe(ids === undefined);
});

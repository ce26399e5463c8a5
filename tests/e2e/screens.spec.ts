import { AWAITED } from "../../src/schema/menuGroups";
import { third } from "../helpers/drill";
import { readEntityDocuments } from "../helpers/entityDocuments";
import { finish, reportOffline } from "./screens/answerWizard";
import { CONSOLES, type Console, enter, type Place, placesOf } from "./screens/consoles";
import { fillLists } from "./screens/fillLists";
import { openReport } from "./screens/report";
import { eachOnce, everything } from "./screens/screenVariants";
import { walk } from "./screens/walk";
import { expect, test } from "./support/test";

/** `all`: every language, width and theme of every screen, for hours; with a report that can be taken up again. */
const { SCREENS, SCREENS_REPORT, SCREENS_UNTIL } = process.env;

// It puts a record into every list that has none.
test.use({ story: "screens" });

let places: readonly Place[] = [];

test.beforeAll(async ({ server, playwright }) => {
  const request = await playwright.request.newContext({ baseURL: server.url });
  places = await placesOf(request);
  await request.dispose();
  fillLists(server.url);
});

test("every entity that somebody may see has its screens", () => {
  const open = readEntityDocuments().filter(
    ({ "x-entity": { access, group } }) => Object.keys(access).length > 0 && group !== AWAITED,
  );
  expect(places.map(({ entity }) => entity.name)).toEqual(expect.arrayContaining(open.map(({ $id }) => $id)));
});

for (const console of CONSOLES) {
  test(`the screens of every entity in the ${console.name} console`, async ({ browser, baseURL }) => {
    const visits = SCREENS === "all" ? everything(places) : third(eachOnce(places));
    const report = openReport(SCREENS_REPORT);
    test.setTimeout(SCREENS === "all" ? 0 : 300_000);
    await walk({ browser, baseURL, console, visits, report, until: Number(SCREENS_UNTIL ?? Number.POSITIVE_INFINITY) });
    expect(report.faults()).toEqual([]);
  });
}

test("what a wizard is told without a network is there after a reload, and sent once it is back", async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ ...(baseURL ? { baseURL } : {}) });
  try {
    await enter(context.request, CONSOLES.find(({ name }) => name === "suite") as Console);
    await finish(context, await reportOffline(context));
  } finally {
    await context.close();
  }
});

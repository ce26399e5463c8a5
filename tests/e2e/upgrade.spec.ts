import { spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { expect, test } from "@playwright/test";
import { answer, expectQuestion } from "./steps/runner";
import { signInTo } from "./support/api";
import { PHONE } from "./support/devices";
import { startServer } from "./support/server";

test.use(PHONE);

/** What earlier versions left behind, as `npm run new:upgrade-fixture` keeps it. */
const KEPT = resolve(import.meta.dirname, "../fixtures/upgrade");
const VERSIONS = readdirSync(KEPT, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? entry.name : []));

/** The data directory as that version left it. */
function unpack(version: string): string {
  const dataDir = mkdtempSync(join(tmpdir(), "sondeo-upgrade-"));
  const { status } = spawnSync("tar", ["-xJf", join(KEPT, version, "data.tar.xz"), "-C", dataDir], { stdio: "inherit" });
  expect(status, "the data directory is unpacked").toBe(0);
  return dataDir;
}

for (const version of VERSIONS)
  test(`data of ${version} open, and who was answering then finishes with what was given offline`, async ({
    browser,
    playwright,
  }) => {
    const server = await startServer(unpack(version));
    const request = await playwright.request.newContext({ baseURL: server.url });
    try {
      const { activity, origins } = JSON.parse(readFileSync(join(KEPT, version, "browser.json"), "utf8"));
      const here = origins.map((kept: object) => ({ ...kept, origin: server.url }));
      const context = await browser.newContext({ baseURL: server.url, storageState: { cookies: [], origins: here } });
      const data = { email: "member@demo.test", password: "Sondeo-demo-1" };
      await context.request.post("/experienceLabs/demo/user/login", { data });
      const page = await context.newPage();
      await page.goto(`/c/demo/activities/${activity}/survey`);
      await expectQuestion(page, "¿Algo más?");
      await answer(page, "¿Algo más?", () => page.getByRole("textbox").fill("Nada más"));
      await expect(page.getByText("¡Gracias por todo!")).toBeVisible();
      await context.close();

      const staff = await signInTo(request, "staff", "moderator@demo.test");
      const results = await staff.get<object>(`/api/activities/${activity}/results`);
      expect(JSON.stringify(results)).toContain("Un carril más ancho");
      const filter = encodeURIComponent(JSON.stringify({ activity }));
      const quotas = await staff.get<readonly object[]>(`/api/quotas?filter=${filter}`);
      expect(quotas).toMatchObject([{ completed: 1, target: 2 }]);
    } finally {
      await request.dispose();
      await server.stop();
    }
  });

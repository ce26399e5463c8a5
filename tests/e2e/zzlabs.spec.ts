import { enterBy } from "./support/api";
import { DESKTOP, PHONE } from "./support/devices";
import { settle } from "./support/look";
import { test } from "./support/test";

test("shots", async ({ newPerson }) => {
  for (const [name, device] of [["desk", DESKTOP], ["phone", PHONE]] as const) {
    const { page, context } = await newPerson(device);
    await enterBy(context, "staff", "admin@demo.test");
    for (const scheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme: scheme });
      for (const view of ["overview", "movements", "ranking"]) {
        await page.goto(`/c/demo/gestion-labs?view=${view}`);
        await page.waitForLoadState("networkidle");
        await settle(page);
        await page.screenshot({ path: `/tmp/shots/labs-${view}-${name}-${scheme}.png` });
      }
    }
  }
  const { page, context } = await newPerson(PHONE);
  await enterBy(context, "member", "member@demo.test");
  await page.goto("/c/demo/ranking");
  await page.waitForLoadState("networkidle");
  await page.screenshot({ path: "/tmp/shots/ranking-phone.png" });
  await page.getByRole("button", { name: /Cuenta|cuenta/ }).first().click().catch(() => undefined);
  await page.waitForTimeout(400);
  await page.screenshot({ path: "/tmp/shots/menu-phone.png" });
});

import { type APIRequestContext, expect } from "@playwright/test";
import { third } from "../../../helpers/drill";
import { look } from "../../support/look";
import type { Person } from "../../support/test";
import { textOf } from "../../support/texts";

const LANGUAGES = ["en", "fr", "nl", "it", "pt", "es"] as const;

/** Both doors of a community, in each language; a third of them is looked at. */
export async function readLoginInEveryLanguage({ page }: Person, request: APIRequestContext): Promise<void> {
  const lookedAt: readonly string[] = third(LANGUAGES);
  for (const [path, heading] of [
    ["login", "login.title"],
    ["backoffice", "console.login.staff.title"],
  ] as const) {
    await page.goto(`/c/demo/${path}`);
    const seen = new Set<string>();
    for (const language of LANGUAGES) {
      await page.getByRole("combobox").selectOption(language);
      const title = await textOf(request, language, heading);
      await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
      await expect(page.getByLabel(await textOf(request, language, "login.email"))).toBeVisible();
      await expect(page.locator("html")).toHaveAttribute("lang", language);
      if (lookedAt.includes(language)) await look(page, `${path}-${language}`);
      seen.add(title);
    }
    expect(seen.size).toBe(LANGUAGES.length);
  }
}

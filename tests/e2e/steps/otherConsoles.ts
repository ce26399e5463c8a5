import { expect } from "@playwright/test";
import { look, show } from "../support/look";
import type { Person } from "../support/test";
import { goTo, records } from "./console";
import { signIn } from "./signIn";

interface ConsoleEntry {
  readonly address: string;
  readonly email: string;
  /** Name in screenshots. */
  readonly name: string;
  readonly lists: readonly string[];
}

export const SUITE: ConsoleEntry = { address: "/suite", email: "client@demo.test", name: "suite", lists: ["Estudios"] };
export const BACK_OFFICE: ConsoleEntry = {
  address: "/admin",
  email: "backoffice@demo.test",
  name: "backoffice",
  lists: ["Comunidades", "Estudios", "Panelistas"],
};

/** Signs in at a console's own door and sees its lists. */
export async function visit(person: Person, { address, email, name, lists }: ConsoleEntry): Promise<void> {
  const { page } = person;
  await page.goto(address);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await look(page, `${name}-login`);
  await signIn(page, email);
  await expect(page.getByRole("heading", { level: 1, name: /^(Hola|Inicio)/ })).toBeVisible();
  await show(page, `${name}-home`);
  for (const list of lists) {
    await goTo(person, list);
    await expect(records(person).first()).toBeVisible();
    await look(page, `${name}-${list.toLowerCase()}`);
  }
}

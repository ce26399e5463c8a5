import { askForPassword, choosePassword } from "./steps/forgottenPassword";
import { readOutbox } from "./steps/outbox";
import { DESKTOP, PHONE } from "./support/devices";
import { test } from "./support/test";

const EMAIL = "member@demo.test";

test("a member who forgot the password gets a link, chooses another one and signs in", async ({ newPerson }) => {
  const member = await newPerson(PHONE);
  await askForPassword(member, EMAIL);
  const link = await readOutbox(await newPerson(DESKTOP), EMAIL);
  await choosePassword(member, EMAIL, link);
});

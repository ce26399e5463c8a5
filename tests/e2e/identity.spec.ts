import { enterByCode } from "./steps/identity/directEntry";
import { cloneAndEnter } from "./steps/identity/fromSuite";
import { changeThemeWhileOpen } from "./steps/identity/liveTheme";
import { readLoginInEveryLanguage } from "./steps/identity/loginLanguages";
import { loseConnection } from "./steps/identity/lostConnection";
import { loseSessionWhileWriting } from "./steps/identity/lostSession";
import { guessUntilLocked, protectObserver, returnWithCode } from "./steps/identity/secondStep";
import { openSignUp, signUpToFirstActivity } from "./steps/identity/signUp";
import { signInTo } from "./support/api";
import { DESKTOP, PHONE } from "./support/devices";
import { test } from "./support/test";

test.use(PHONE);

// It leaves the demo another one.
test.use({ story: "doors" });

const DEMO_SURVEY = "Cómo te mueves por la ciudad";

test("everyone comes in by the right door", async ({ newPerson, request }) => {
  const { step } = test;
  const backoffice = await signInTo(request, "backoffice", "backoffice@demo.test");
  const administrator = await signInTo(request, "staff", "admin@demo.test");

  await step("the doors in six languages", async () => readLoginInEveryLanguage(await newPerson(), request));
  await step("by a code in the address", async () => {
    const person = await newPerson();
    await enterByCode(person, await signInTo(request, "member", "member@demo.test"));
  });
  await step("no connection", async () => {
    const person = await newPerson();
    const { url } = await (await signInTo(request, "member", "member@demo.test")).send<{ url: string }>(
      "POST",
      "/api/sign-in-codes",
      { kind: "member", origin: "demo" },
    );
    await person.page.goto(url);
    await loseConnection(person);
  });
  await step("a session that ends loses nothing that was typed", async () =>
    loseSessionWhileWriting(await newPerson(DESKTOP), await signInTo(request, "staff", "moderator@demo.test")),
  );
  await step("a second step: locked for a stranger, open for its owner", async () => {
    await protectObserver(await signInTo(request, "staff", "observer@demo.test"), backoffice);
    await guessUntilLocked(await newPerson(DESKTOP));
    await returnWithCode(await newPerson(DESKTOP), backoffice);
  });
  await step("from the suite into a community of one's own, and back", async () => cloneAndEnter(await newPerson(DESKTOP)));
  await step("another look, seen by who has the community open", async () =>
    changeThemeWhileOpen(await newPerson(DESKTOP), await newPerson(), await signInTo(request, "member", "member@demo.test")),
  );
  await step("from sign-up to the first activity", async () => {
    await openSignUp(administrator);
    await signUpToFirstActivity(await newPerson(), await newPerson(), backoffice, DEMO_SURVEY);
  });
});

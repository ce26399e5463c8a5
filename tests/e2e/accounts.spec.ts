import { cloneAndEnter } from "./steps/identity/fromSuite";
import { guessUntilLocked, protectObserver, returnWithCode } from "./steps/identity/secondStep";
import { openSignUp, signUpToFirstActivity } from "./steps/identity/signUp";
import { signInTo } from "./support/api";
import { DESKTOP, PHONE } from "./support/devices";
import { test } from "./support/test";

test.use(PHONE);

// It leaves the demo another one.
test.use({ story: "accounts" });

test("a second step is locked for a stranger, and open for its owner", async ({ newPerson, request }) => {
  const backoffice = await signInTo(request, "backoffice", "backoffice@demo.test");
  await protectObserver(await signInTo(request, "staff", "observer@demo.test"), backoffice);
  await guessUntilLocked(await newPerson(DESKTOP));
  await returnWithCode(await newPerson(DESKTOP), backoffice);
});

test("whoever signs up verifies the address, says a name and begins a first activity", async ({ newPerson, request }) => {
  const backoffice = await signInTo(request, "backoffice", "backoffice@demo.test");
  await openSignUp(await signInTo(request, "staff", "admin@demo.test"));
  await signUpToFirstActivity(await newPerson(), await newPerson(), backoffice, "Cómo te mueves por la ciudad");
});

test("a client copies a community, goes over to the copy, and back", async ({ newPerson }) => {
  await cloneAndEnter(await newPerson(DESKTOP));
});

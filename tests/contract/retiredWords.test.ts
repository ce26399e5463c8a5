import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { ROOT } from "../helpers/root";

/** Names that nobody could search for, and what took their place. */
const RETIRED: Readonly<Record<string, string>> = {
  ServerGuest: "ServerExtension",
  GuestRoute: "ExtensionRoute",
  Sitting: "ResponseContext",
  takeMemberSeat: "resolveMember",
  memberSeat: "memberResponseContext",
  settlePlaces: "reserveQuotas",
  leavePlaces: "releaseQuotas",
  NOWHERE: "NO_RESERVATION",
  stopsOf: "serverCheckpoints",
  WayOut: "Exit",
  WaysOn: "NextActions",
  leadToTwoStep: "redirectToTwoFactor",
  leadToStep: "redirectToPendingStep",
  leadToColours: "redirectToTheme",
  TakenBack: "WithdrawnAnswers",
  takePresses: "claimForm",
  givePressesBack: "releaseForm",
  toldTimes: "notificationCount",
  takeCode: "readResetCode, readVerificationCode",
  objectOf: "requiredObject, optionalObject",
};

const OWN = "tests/contract/retiredWords.test.ts";

test("retired names are in no file", () => {
  const files = execFileSync("git", ["ls-files", "src", "plugins", "tests", "scripts"], { cwd: ROOT, encoding: "utf8" })
    .split("\n")
    .filter((file) => /\.(ts|tsx|mts|mjs)$/.test(file) && file !== OWN);
  const pattern = new RegExp(`\\b(${Object.keys(RETIRED).join("|")})\\b`, "g");
  const found = files.flatMap((file) =>
    [...readFileSync(join(ROOT, file), "utf8").matchAll(pattern)].map(([name]) => `${file}: ${name}, now ${RETIRED[name]}`),
  );
  expect(files.length).toBeGreaterThan(1_000);
  expect(found).toEqual([]);
});

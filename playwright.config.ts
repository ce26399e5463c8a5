import { defineConfig, type ReporterDescription } from "@playwright/test";

const report = process.env.PLAYWRIGHT_JSON_OUTPUT_NAME;
const reporters: ReporterDescription[] = [["list"], ...(report ? [["json", { outputFile: report }] as const] : [])];

const SCREENS = "screens.spec.ts";
/** A minute or more each. */
const LONG = ["journey.spec.ts", "identity.spec.ts"];

/** Each worker has a server and a browser of its own. */
export default defineConfig({
  testDir: "tests/e2e",
  globalSetup: "./tests/e2e/support/globalSetup.ts",
  outputDir: "test-results",
  workers: 2,
  // Where a change waits for the outcome, what fails now and then is named as such instead of holding the change up.
  retries: Number(process.env.BROWSER_TEST_RETRIES ?? 0),
  // The journey is one test, on machines that may be slow.
  timeout: 900_000,
  expect: { timeout: 10_000 },
  reporter: reporters,
  use: {
    locale: "es-ES",
    timezoneId: "Europe/Madrid",
    colorScheme: "light",
    reducedMotion: "reduce",
    actionTimeout: 10_000,
    navigationTimeout: 20_000,
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH ?? "/usr/bin/chromium",
      args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update", "--disable-sync"],
    },
  },
  // What takes longest begins first: at the end no worker waits for another.
  projects: [
    // Sets width and theme itself.
    { name: "screens", testMatch: SCREENS },
    // Each test names the device that its people use.
    { name: "journeys", testMatch: LONG },
    { name: "people", testIgnore: [SCREENS, ...LONG] },
    // A plugin's own lie beside its other tests.
    { name: "plugins", testDir: "plugins", testMatch: "*/tests/*.spec.ts" },
  ],
});

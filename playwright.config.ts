import { defineConfig, type ReporterDescription } from "@playwright/test";
import { findChromium } from "./scripts/chromium.mjs";

const report = process.env.PLAYWRIGHT_JSON_OUTPUT_NAME;
const reporters: ReporterDescription[] = [["list"], ...(report ? [["json", { outputFile: report }] as const] : [])];

/**
 * Each worker has a server and a browser of its own. There is one project: for each further one the workers would start theirs
 * anew. Tests of a story of their own come last, in files that are short enough for no worker to wait long at the end.
 */
export default defineConfig({
  // A plugin's tests lie beside it.
  testDir: ".",
  testMatch: ["tests/e2e/*.spec.ts", "plugins/*/tests/*.spec.ts"],
  globalSetup: "./tests/e2e/support/globalSetup.ts",
  outputDir: "test-results",
  workers: 2,
  // Where a change waits for the outcome, what fails now and then is named as such instead of holding the change up.
  retries: Number(process.env.BROWSER_TEST_RETRIES ?? 0),
  // On machines that may be slow.
  timeout: 300_000,
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
      executablePath: findChromium(),
      args: [
        ...["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update", "--disable-sync"],
        // A camera that shows a test picture and a microphone that beeps; a page that asks for them gets them.
        ...["--use-fake-device-for-media-stream=fps=5", "--use-fake-ui-for-media-stream"],
      ],
    },
  },
});

import { NEEDS_SCRIPT } from "../../survey/plainForm/plainForm";
import { FIRST } from "./first/place";
import { claimForm, followPresses } from "./first/press";
import { JOB_DATABASE } from "./saving/writeDatabase";

/** How long somebody reads before the script comes unasked. */
const READING_MS = 5_000;
const TOUCHES = ["pointerdown", "keydown", "focusin"] as const;

let isCalled = false;

async function run(): Promise<void> {
  if (isCalled) return;
  isCalled = true;
  const { start } = await import("./start");
  if (claimForm()) start();
}

/**
 * Once the person begins, or stays: what the server drew works by itself, and the script takes a phone's whole attention
 * for a second or two while it starts.
 */
function whenBegun(then: () => void): void {
  const once = () => {
    for (const touch of TOUCHES) window.removeEventListener(touch, once);
    // What was touched shows it first.
    requestAnimationFrame(() => setTimeout(then));
  };
  for (const touch of TOUCHES) window.addEventListener(touch, once, { passive: true });
  setTimeout(once, READING_MS);
}

/** Whether this browser has answered before: then something may wait here that the server's page doesn't know of. */
async function hasKept(): Promise<boolean> {
  try {
    return (await indexedDB.databases()).some(({ name }) => name === JOB_DATABASE);
  } catch {
    return false;
  }
}

// The form goes on working where the script doesn't come.
const runQuietly = () => void run().catch(() => undefined);
const first = document.getElementById(FIRST);
followPresses();
if (!first || first.querySelector(`[${NEEDS_SCRIPT}]`)) void run();
else {
  whenBegun(runQuietly);
  if (await hasKept()) runQuietly();
}

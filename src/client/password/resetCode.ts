import { type ResetCode, readCode } from "./passwordCode";

let held: ResetCode | undefined;

/** Takes the code out of the address, so that it stays in no history, and keeps it for as long as the page lives. */
export function readResetCode(): ResetCode | undefined {
  const found = readCode(window.location.hash);
  if (found) {
    held = found;
    window.history.replaceState(window.history.state, "", window.location.pathname + window.location.search);
  }
  return held;
}

/** Once it's spent, or no good. */
export function dropCode(): void {
  held = undefined;
}

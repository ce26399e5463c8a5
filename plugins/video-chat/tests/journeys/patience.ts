import { expect as briefly } from "../../../../tests/e2e/support/test";

/** Cameras take their part of a busy machine: all else takes its time. */
export const PATIENCE_MS = 40_000;
export const LIVE = { timeout: PATIENCE_MS };
export const expect = briefly.configure(LIVE);

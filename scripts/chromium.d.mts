/** Path of a Chromium for the browser tests, installed where it may be and isn't. */
export function findChromium(): string | undefined;

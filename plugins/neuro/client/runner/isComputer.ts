/** Whether this is a computer: a phone or a tablet by itself has neither a mouse nor keys. */
export function isComputer(): boolean {
  return globalThis.matchMedia?.("(any-pointer: fine) and (any-hover: hover)").matches ?? true;
}

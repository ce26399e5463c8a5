/** Whether a finger is what points here: it neither drops files nor has arrow keys. */
export function isByTouch(): boolean {
  return globalThis.matchMedia?.("(pointer: coarse)").matches ?? false;
}

/** `m:ss`, or `h:mm:ss` from an hour on; with a tenth where `isExact`. */
export function clockOf(seconds: number, { isExact = false } = {}): string {
  const tenths = isExact ? Math.round(seconds * 10) : Math.floor(seconds) * 10;
  const whole = Math.floor(tenths / 10);
  const [hours, minutes] = [Math.floor(whole / 3_600), Math.floor((whole % 3_600) / 60)];
  const rest = `${String(whole % 60).padStart(2, "0")}${isExact ? `.${tenths % 10}` : ""}`;
  return hours > 0 ? `${hours}:${String(minutes).padStart(2, "0")}:${rest}` : `${minutes}:${rest}`;
}

const CLOCK = /^(?:(\d{1,2}):)?(\d{1,3}):([0-5]?\d(?:[.,]\d{1,3})?)$|^(\d{1,5}(?:[.,]\d{1,3})?)$/;

/** Seconds of a time as people write it: `1:02`, `1:02.5`, `1:00:02` or `62`. @returns nothing where it is none */
export function readClock(text: string): number | undefined {
  const [all, hours = "0", minutes = "0", seconds, alone] = CLOCK.exec(text.trim()) ?? [];
  if (all === undefined) return undefined;
  return Number(hours) * 3_600 + Number(minutes) * 60 + Number((seconds ?? alone ?? "0").replace(",", "."));
}

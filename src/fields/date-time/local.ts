function pad(value: number): string {
  return String(value).padStart(2, "0");
}

/** The device's local time of an instant, as `datetime-local` inputs want it. */
export function toLocal(instant: unknown): string {
  if (typeof instant !== "string") return "";
  const date = new Date(instant);
  if (Number.isNaN(date.getTime())) return "";
  return `${localDay(instant)}T${pad(date.getHours())}:${pad(date.getMinutes())}`;
}

/** The instant of a local time; nothing where it is none (yet). */
export function toInstant(local: string): string | undefined {
  const date = new Date(local);
  return Number.isNaN(date.getTime()) ? undefined : date.toISOString();
}

/** The device's calendar day of an instant. */
export function localDay(instant: unknown): string {
  const date = new Date(String(instant));
  if (Number.isNaN(date.getTime())) return "";
  return `${date.getFullYear()}-${pad(date.getMonth() + 1)}-${pad(date.getDate())}`;
}

/** A number as it is sent: in international form, without the signs that it was written with. */
export function cleanPhone(typed: string): string {
  return typed
    .normalize("NFKC")
    .replace(/[\s.()/-]/g, "")
    .replace(/^00/, "+");
}

/** Whether it can be a phone's number (ITU-T E.164). */
export function isPhone(phone: string): boolean {
  return /^\+[1-9]\d{6,14}$/.test(phone);
}

/** Address of the suite's contact form, with what is asked for filled in. */
export function contactAddress(message: string): string {
  return `/contact?${new URLSearchParams({ subject: "CREDITS", message })}`;
}

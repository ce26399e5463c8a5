/** The draft in the real runner. Consoles of communities live under `/c/{origin}`. */
export function previewAddress(activityId: string): string {
  const community = location.pathname.match(/^\/c\/[^/]+/)?.[0] ?? "";
  return `${community}/activities/${encodeURIComponent(activityId)}/survey?preview=1`;
}

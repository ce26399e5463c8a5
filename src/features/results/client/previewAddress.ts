/** The survey as respondents see it, without storing their answers. Consoles of communities live under `/c/{origin}`. */
export function previewAddress(activityId: string): string {
  const community = location.pathname.match(/^\/c\/[^/]+/)?.[0] ?? "";
  return `${community}/activities/${encodeURIComponent(activityId)}/survey?preview=1`;
}

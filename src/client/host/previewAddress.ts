interface PreviewOptions {
  /** Id of a quota that is taken to be full. */
  readonly full?: string;
}

/**
 * @returns address of an activity's survey in the real runner, which stores nothing then; below `/c/{origin}` in the
 *   consoles of communities
 */
export function previewAddress(activityId: string, { full }: PreviewOptions = {}): string {
  const community = location.pathname.match(/^\/c\/[^/]+/)?.[0] ?? "";
  const query = new URLSearchParams({ preview: "1", ...(full ? { full } : {}) });
  return `${community}/activities/${encodeURIComponent(activityId)}/survey?${query}`;
}

interface PreviewOptions {
  /** Id of a quota that is taken to be full. */
  readonly full?: string;
}

/**
 * @returns address of an activity's or a study's survey in the real runner, which stores nothing then; an activity's is
 *   below `/c/{origin}`, as the consoles of communities are
 */
export function previewAddress(ownerId: string, { full }: PreviewOptions = {}): string {
  const community = location.pathname.match(/^\/c\/[^/]+/)?.[0];
  const query = new URLSearchParams({ preview: "1", ...(full ? { full } : {}) });
  const owner = community === undefined ? "/suite/studies" : `${community}/activities`;
  return `${owner}/${encodeURIComponent(ownerId)}/survey?${query}`;
}

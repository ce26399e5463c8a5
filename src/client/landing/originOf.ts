/** A community's origin from what people paste: the origin itself, a path or a whole address. */
export function originOf(text: string): string | undefined {
  const trimmed = text.trim().toLowerCase();
  const fromPath = /\/c\/([^/?#\s]+)/.exec(trimmed)?.[1];
  const origin = fromPath ?? trimmed.replace(/^\/+|\/+$/g, "");
  return /^[a-z0-9][a-z0-9-]*$/.test(origin) ? origin : undefined;
}

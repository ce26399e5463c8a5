/** Stands for the address of any community, whose own part of the path no link may leave. */
const HOME = "https://community.invalid/c/community";

/**
 * Whether a path leads below a community's own app.
 * @example `isCommunityLink("/activities?view=open")`: true
 * @example `isCommunityLink("/../other")`: false
 */
export function isCommunityLink(path: string): boolean {
  if (!/^\/(?!\/)/.test(path) || /[\s\\]/.test(path) || !URL.canParse(`${HOME}${path}`)) return false;
  return new URL(`${HOME}${path}`).href.startsWith(`${HOME}/`);
}

/** A pasted address of the community's app as the path below it; anything else as it is. @param home e.g. `https://panel.example/c/demo` */
export function toCommunityLink(text: string, home: string): string {
  const written = text.trim();
  return written === home || written.startsWith(`${home}/`) ? written.slice(home.length) || "/" : written;
}

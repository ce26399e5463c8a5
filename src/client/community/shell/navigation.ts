/** The section that an address lies in. @param paths of the sections */
export function sectionOf(pathname: string, paths: readonly string[]): string | undefined {
  return paths.find((path) => pathname === path || (path !== "/" && pathname.startsWith(`${path}/`)));
}

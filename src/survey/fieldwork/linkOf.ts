/** Path of the page that everyone may answer on, while the link is on. */
export function linkOf({
  isLinkOpen,
  linkToken,
}: {
  readonly isLinkOpen: boolean;
  readonly linkToken: string | null;
}): string | null {
  return isLinkOpen && linkToken ? `/s/${linkToken}` : null;
}

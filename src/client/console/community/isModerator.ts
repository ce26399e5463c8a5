/** Whether somebody with these access keys takes care of the community; administrators do, too. */
export function isModerator(accessKeys: readonly string[]): boolean {
  return accessKeys.includes("community:MODERATOR");
}

/** Whether somebody with these access keys runs the community. */
export function isAdministrator(accessKeys: readonly string[]): boolean {
  return accessKeys.includes("community:ADMINISTRATOR") || accessKeys.includes("mainAdmin");
}

/** Roles that keep the company's data. */
const KEEPERS: readonly string[] = ["suite:SUPERADMIN", "suite:ADMINISTRATOR"];

/** Whether a person with these access keys keeps the company's data, and not only what they are told. */
export function keepsCompany(accessKeys: readonly string[]): boolean {
  return accessKeys.some((key) => KEEPERS.includes(key));
}

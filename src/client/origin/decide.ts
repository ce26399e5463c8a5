export type View = "member" | "staff";

export interface Situation {
  /** What follows the origin in the address. */
  readonly screen: string;
  readonly hasMember: boolean;
  readonly hasStaff: boolean;
  /** What the person chose last in this community. */
  readonly preferred: View | undefined;
}

export type Destination =
  | { readonly show: "memberLogin" | "staffLogin" | "community" | "console" }
  /** Nobody is signed in: to the login, and back to this address afterwards. */
  | { readonly redirectTo: View };

/** Whose screens this address shows. The two logins are public, by exact path; everything else needs a session. */
export function decide({ screen, hasMember, hasStaff, preferred }: Situation): Destination {
  if (screen === "login" && !hasMember) return { show: "memberLogin" };
  if (screen === "backoffice" && !hasStaff) return { show: "staffLogin" };
  if (screen === "login" && hasMember) return { show: "community" };
  if (screen === "backoffice" && hasStaff) return { show: "console" };
  if (hasMember && hasStaff) return { show: preferred === "member" ? "community" : "console" };
  if (hasStaff) return { show: "console" };
  if (hasMember) return { show: "community" };
  return { redirectTo: preferred ?? "member" };
}

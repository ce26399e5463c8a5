import type { SessionKind } from "./session";

interface SignInPages {
  /** Where one signs in. */
  readonly signIn: string;
  /** Where one chooses a new password. */
  readonly resetPassword: string;
}

/** The pages around a sign-in, as paths (spec section 2). @param origin the community's, for members and its staff */
export function signInPages(kind: SessionKind, origin: string | undefined): SignInPages {
  const community = `/c/${encodeURIComponent(origin ?? "")}`;
  const pages: Readonly<Record<SessionKind, SignInPages>> = {
    member: { signIn: `${community}/login`, resetPassword: `${community}/reset-password` },
    staff: { signIn: `${community}/backoffice`, resetPassword: `${community}/reset-password-backoffice` },
    suite: { signIn: "/suite", resetPassword: "/suite/reset-password" },
    backoffice: { signIn: "/admin", resetPassword: "/admin/reset-password" },
  };
  return pages[kind];
}

/** A page with what it needs behind the `#`, which no server is told and no log keeps. */
export function pageWithCode(page: string, { accountId, code }: { readonly accountId: string; readonly code: string }): string {
  return `${page}#user=${accountId}&code=${code}`;
}

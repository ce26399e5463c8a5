import type { OpenSession } from "../../contracts/api/session";

/** One way in, and the way back to it for those who have forgotten their password. */
export interface PasswordPages {
  /** Where one signs in. */
  readonly login: string;
  /** Where one asks for a new password, and where the mail leads to. */
  readonly page: string;
  /** Whose password it is: there are calls for each. */
  readonly kind: OpenSession["kind"];
  /** Of the community. */
  readonly origin?: string;
}

export function memberPasswordPages(origin: string): PasswordPages {
  const place = encodeURIComponent(origin);
  return {
    login: `/c/${place}/login`,
    page: `/c/${place}/reset-password`,
    kind: "member",
    origin,
  };
}

export function staffPasswordPages(origin: string): PasswordPages {
  const place = encodeURIComponent(origin);
  return {
    login: `/c/${place}/backoffice`,
    page: `/c/${place}/reset-password-backoffice`,
    kind: "staff",
    origin,
  };
}

/** The sign-in pages of the product itself. */
export const OWN_PASSWORD_PAGES: Readonly<Record<"suite" | "backoffice", PasswordPages>> = {
  suite: {
    login: "/suite/login",
    page: "/suite/reset-password",
    kind: "suite",
  },
  backoffice: {
    login: "/admin/login",
    page: "/admin/reset-password",
    kind: "backoffice",
  },
};

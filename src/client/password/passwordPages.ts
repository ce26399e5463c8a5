/** One way in, and the way back to it for those who have forgotten their password. */
export interface PasswordPages {
  /** Where one signs in. */
  readonly login: string;
  /** Where one asks for a new password, and where the mail leads to. */
  readonly page: string;
  /** The call that has the mail sent. */
  readonly ask: string;
  /** Calls about a code are below it. */
  readonly codes: string;
}

export function memberPasswordPages(origin: string): PasswordPages {
  const place = encodeURIComponent(origin);
  return {
    login: `/c/${place}/login`,
    page: `/c/${place}/reset-password`,
    ask: `/experienceLabs/${place}/resetPassword`,
    codes: "/experienceLabs",
  };
}

export function staffPasswordPages(origin: string): PasswordPages {
  const place = encodeURIComponent(origin);
  return {
    login: `/c/${place}/backoffice`,
    page: `/c/${place}/reset-password-backoffice`,
    ask: `/experienceLabs/client/${place}/resetPassword`,
    codes: "/experienceLabs/client",
  };
}

/** The sign-in pages of the product itself. */
export const OWN_PASSWORD_PAGES: Readonly<Record<"suite" | "backoffice", PasswordPages>> = {
  suite: {
    login: "/suite/login",
    page: "/suite/reset-password",
    ask: "/clientSuite/resetPassword",
    codes: "/clientSuite",
  },
  backoffice: {
    login: "/admin/login",
    page: "/admin/reset-password",
    ask: "/admin/resetPassword",
    codes: "/admin",
  },
};

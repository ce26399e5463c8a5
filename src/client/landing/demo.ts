import { ApiError, fetchJson } from "../data/api";

/** `GET /api/door`: only a demo installation answers it. */
export interface Demo {
  readonly origin: string;
  readonly accounts: readonly DemoAccount[];
  readonly password: string;
}

export interface DemoAccount {
  readonly role: string;
  readonly email: string;
}

export async function loadDemo(): Promise<Demo | undefined> {
  try {
    return (await fetchJson<{ readonly demo: Demo }>("/api/door")).demo;
  } catch (error) {
    // Without a demo, and when the server can't be reached, the landing page shows no demo accounts.
    if (error instanceof ApiError) return undefined;
    throw error;
  }
}

const LOGIN_PAGES: Readonly<Record<string, string>> = { client: "/suite/login", backoffice: "/admin/login" };

/** The login that an account is for, its e-mail filled in. */
export function loginAddress({ role, email }: DemoAccount, origin: string): string {
  const community = role === "member" ? `/c/${origin}/login` : `/c/${origin}/backoffice`;
  return `${LOGIN_PAGES[role] ?? community}?email=${encodeURIComponent(email)}`;
}

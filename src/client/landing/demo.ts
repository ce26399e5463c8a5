import type { Demo, DemoAccount, startApi } from "../../contracts/api/start";
import { ApiError } from "../data/api";
import { clientOf } from "../data/clientOf";

const start = clientOf<typeof startApi>();

export async function loadDemo(): Promise<Demo | undefined> {
  try {
    return (await start.call("GET /api/door", {})).demo;
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

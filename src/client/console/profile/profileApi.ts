import type { profileApi } from "../../../contracts/api/profile";
import { clientOf } from "../../data/clientOf";
import type { Session } from "../../data/session";

/** Who somebody is in a console. */
export interface Profile {
  readonly name: string;
  readonly email: string;
  /** Access key of the role, as the texts under `console.keys` name it. */
  readonly role: string | undefined;
  readonly isMainAdmin: boolean;
  /** The community, or the company. */
  readonly space: string | undefined;
  readonly company: string | undefined;
  readonly logo: string | undefined;
}

const staff = clientOf<typeof profileApi>();

/** What the session itself tells. */
export function profileOf({ name, account, accessKeys, space }: Session): Profile {
  return {
    name: name === account.email ? "" : name,
    email: account.email,
    role: accessKeys.find((key) => key !== "mainAdmin"),
    isMainAdmin: accessKeys.includes("mainAdmin"),
    space: space?.name,
    company: undefined,
    logo: undefined,
  };
}

/** The profile of a community's staff, with whom they work for. @throws ApiError */
export async function readProfile(session: Session, signal: AbortSignal): Promise<Profile> {
  const known = profileOf(session);
  const origin = session.space?.origin;
  if (session.kind !== "staff" || !origin) return known;
  const data = await staff.call("GET /client/:origin/userData", { params: { origin } }, { signal });
  return {
    ...known,
    name: [data.name, data.surname].filter(Boolean).join(" "),
    email: data.email,
    company: data.companyName,
    logo: data.companyLogoUrl ?? undefined,
  };
}

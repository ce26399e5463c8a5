import type { OwnName, profileApi } from "../../../contracts/api/profile";
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
  /** What the person may change of their name; absent where they have none of their own here. */
  readonly ownName: OwnName | undefined;
}

const people = clientOf<typeof profileApi>();

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
    ownName: undefined,
  };
}

/** The session's profile, with one's own name, and of a community's staff whom they work for. @throws ApiError */
export async function readProfile(session: Session, signal: AbortSignal): Promise<Profile> {
  const known = profileOf(session);
  const { kind, space } = session;
  if (kind !== "staff" && kind !== "suite") return known;
  const ownName = await people.call("GET /api/own-name", {}, { signal });
  const named = { ...known, name: [ownName.name, ownName.surname].filter(Boolean).join(" "), ownName };
  if (kind !== "staff" || !space?.origin) return named;
  const data = await people.call("GET /client/:origin/userData", { params: { origin: space.origin } }, { signal });
  return { ...named, email: data.email, company: data.companyName, logo: data.companyLogoUrl ?? undefined };
}

/** @throws ApiError */
export function writeOwnName(body: OwnName): Promise<OwnName> {
  return people.call("PUT /api/own-name", { body });
}

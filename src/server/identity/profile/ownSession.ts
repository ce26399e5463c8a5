import type { FastifyRequest } from "fastify";
import { AppError } from "../../../shared/errors";
import type { Session } from "../../access/session/session";
import type { PersonalDataPart, ProfileFigure } from "../../host/personContributions";
import { findCommunityBy, type IdentityCommunity } from "./community";
import type { DeleteTools } from "./deleteAccount";
import { demandMember, type MemberSession } from "./profile";

export interface ProfileRoutesOptions extends DeleteTools {
  readonly profileFigures: readonly ProfileFigure[];
  readonly personalData: readonly PersonalDataPart[];
  readonly sessionOf: (request: FastifyRequest) => Promise<Session>;
}

/** The session's own community alone: another's is as good as absent. @throws AppError `community.notFound` */
export function demandOwn<T extends Session>(session: T, by: { readonly id?: string; readonly origin?: string }): T {
  const isOwn = by.id === undefined ? session.space?.origin === by.origin : session.space?.id === by.id;
  if (!isOwn) throw new AppError("community.notFound");
  return session;
}

/** The member who calls. @throws AppError `auth.notAuthenticated`, `access.denied` */
export async function memberOf({ sessionOf }: ProfileRoutesOptions, request: FastifyRequest): Promise<MemberSession> {
  return demandMember(await sessionOf(request));
}

/** The community that the member belongs to. */
export function communityOf({ root }: ProfileRoutesOptions, { space }: MemberSession): Promise<IdentityCommunity> {
  return findCommunityBy(root, { field: "id", value: space.id });
}

import { AppError } from "../../shared/errors";
import type { RouteContext } from "../host/routes";
import type { Recipient } from "./alerts";
import type { AlertReader } from "./notificationKind";

/** The caller, in the community of the path. @throws AppError `community.notFound` for another one */
export function recipientOf({ session }: RouteContext, reader: AlertReader, communityId: string): Recipient {
  if (session?.spaceId !== communityId) throw new AppError("community.notFound");
  if (!session.subjectId) throw new AppError("access.denied");
  return { reader, id: session.subjectId };
}

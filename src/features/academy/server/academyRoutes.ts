import { type ExtensionRoute, type HostTools, newId, type RouteContext, route } from "../../../server/kit";
import { AppError } from "../../../shared/errors";
import { academyApi } from "../shared/api";
import { ACADEMY_ERRORS } from "../shared/errors";
import { signToken } from "./signToken";

type Tools = Pick<HostTools, "trainingSite" | "keyedHash" | "demandAttempt">;

const SECONDS = 60;
/** Of one person: a double press and some more visits. */
const LIMITS = [{ windowSeconds: 10 * 60, limit: 20 }];

/** The person who calls. @throws AppError `auth.notAuthenticated`, `access.denied` to members and the back office */
function personOf({ session }: RouteContext) {
  if (!session) throw new AppError("auth.notAuthenticated");
  if (!session.space || (session.kind !== "staff" && session.kind !== "suite")) throw new AppError("access.denied");
  return { ...session, space: session.space };
}

/** The role that says most: keys of a role include those below it. */
function roleOf(accessKeys: readonly string[], kind: "staff" | "suite"): string {
  const scope = kind === "staff" ? "community" : "suite";
  const roles = ["SUPERADMIN", "ADMINISTRATOR", "MODERATOR", "OBSERVER", "OBSERVATOR", "PARTICIPANT"].map(
    (role) => `${scope}:${role}`,
  );
  return roles.find((role) => accessKeys.includes(role)) ?? scope;
}

export function academyRoutes(tools: () => Tools): readonly ExtensionRoute[] {
  return [
    route(academyApi, "GET /api/academy", {
      // Two kinds of session: which, says the handler.
      access: "public",
      handle: async (context) => {
        personOf(context);
        return { isConfigured: tools().trainingSite !== undefined };
      },
    }),
    route(academyApi, "POST /watAcademy/token", {
      access: "public",
      isOpenAfterEnd: true,
      handle: async (context, { reply }) => {
        const { accountId, space, kind, accessKeys, viewingUntil } = personOf(context);
        // The back office would enter as somebody else.
        if (viewingUntil) throw new AppError("access.viewing");
        const { trainingSite, keyedHash, demandAttempt } = tools();
        if (!trainingSite) throw new AppError(ACADEMY_ERRORS.notConfigured);
        await demandAttempt({ scope: "academy.token", key: accountId, limits: LIMITS, refusal: "request.rateLimited" });
        const iat = Math.floor(Date.now() / 1000);
        const claims = {
          iss: trainingSite.issuer(),
          aud: new URL(trainingSite.url).origin,
          sub: keyedHash("academy", accountId, space.id),
          role: roleOf(accessKeys, kind === "staff" ? "staff" : "suite"),
          locale: context.language,
          jti: newId(),
          iat,
          exp: iat + SECONDS,
        };
        reply.header("Cache-Control", "no-store");
        const expiresAt = new Date(claims.exp * 1000).toISOString();
        return { url: trainingSite.url, token: signToken(claims, trainingSite.secret), expiresAt };
      },
    }),
  ];
}

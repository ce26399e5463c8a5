import type { Socket } from "socket.io";
import { isHeldBack } from "../../shared/nextStep";
import { credentialOf } from "../access/session/credential";
import type { Actor } from "../access/session/session";

/** What a socket's opening says of who opens it. */
export interface Handshake {
  readonly cookie: string | undefined;
  readonly authorization: string | undefined;
  /** `<kind>:<spaceId>`, as `X-Space` of the calls. */
  readonly space: string | undefined;
}

type Cookies = Readonly<Record<string, string | undefined>>;

export function handshakeOf({ handshake }: Pick<Socket, "handshake">): Handshake {
  const { space, token } = handshake.auth as { space?: unknown; token?: unknown };
  return {
    cookie: handshake.headers.cookie,
    authorization: typeof token === "string" ? `Bearer ${token}` : handshake.headers.authorization,
    space: typeof space === "string" ? space : undefined,
  };
}

/** Who opens a socket, told by the same cookies and tokens as calls are. */
export function createHandshakeActor(
  parseCookie: (header: string) => Cookies,
  read: (token: string) => Promise<Actor | undefined>,
): (handshake: Handshake) => Promise<Actor | undefined> {
  return async ({ cookie, authorization, space }) => {
    const token = credentialOf({
      method: "GET",
      host: "",
      cookies: cookie ? { ...parseCookie(cookie) } : {},
      headers: { ...(authorization ? { authorization } : {}), ...(space ? { "x-space": space } : {}) },
    });
    const actor = token ? await read(token) : undefined;
    return actor && !isHeldBack(actor.missing) ? actor : undefined;
  };
}

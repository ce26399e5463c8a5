import { isHeldBack } from "../../shared/nextStep";
import { credentialOf } from "../access/session/credential";
import type { Actor } from "../access/session/session";
import type { Handshake } from "./realtime";

type Cookies = Readonly<Record<string, string | undefined>>;

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

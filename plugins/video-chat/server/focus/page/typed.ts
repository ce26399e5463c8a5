import type {} from "@fastify/cookie";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Typed } from "./pageDocument";

const COOKIE = "sondeo.focus.typed";
/** The way back to the page. */
const SECONDS = 60;

interface Asked {
  readonly params: { readonly token: string };
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

const pathOf = ({ params }: Asked) => `/focus/${params.token}`;

/** Lets the browser keep what was typed until the page is there again: a telephone belongs into no address. */
export function keepTyped(asked: Asked, form: Typed): void {
  asked.reply.setCookie(COOKIE, new URLSearchParams([...form]).toString(), {
    ...{ path: pathOf(asked), httpOnly: true, sameSite: "lax", secure: asked.request.isSecure, maxAge: SECONDS },
  });
}

/** What was typed before, once. */
export function takeTyped(asked: Asked): Typed {
  const kept = asked.request.cookies[COOKIE];
  if (kept === undefined) return new Map();
  asked.reply.clearCookie(COOKIE, { path: pathOf(asked) });
  return new Map(new URLSearchParams(kept));
}

import type { FastifyReply, FastifyRequest } from "fastify";
import { AppError } from "../../../../shared/errors";
import type { Row } from "../serializers";
import type { Precondition } from "./recordWrites";

const VERSION = /^(?:W\/)?"(\d{1,9})"$/;

/**
 * The version that `If-Match: "<version>"` names; any where it is absent or `*`.
 * @throws AppError `request.invalid`
 */
export function expectedOf({ headers }: FastifyRequest): Precondition {
  const header = headers["if-match"];
  if (header === undefined || header === "*") return {};
  const [, version] = VERSION.exec(header) ?? [];
  if (version === undefined) throw new AppError("request.invalid", { faults: [{ path: "/If-Match", rule: "format" }] });
  return { version: Number(version) };
}

/** Says which version of the record is answered. */
export function sendVersion(reply: FastifyReply, record: Row): FastifyReply {
  return reply.header("ETag", `"${String(record.version)}"`);
}

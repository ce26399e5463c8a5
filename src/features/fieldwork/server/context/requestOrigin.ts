import type { FastifyRequest } from "fastify";
import { networkOf } from "../../../../server/kit";
import { formFactor } from "../../../../shared/userAgent";
import type { Device } from "../../../../survey/fieldwork/fieldwork";

/** What a request tells of where it comes from. */
export interface RequestOrigin {
  readonly device: Device;
  /** Whose address it is; never stored as it stands. */
  readonly network: string;
}

export function requestOrigin(request: FastifyRequest): RequestOrigin {
  return { device: formFactor(request.headers), network: networkOf(request.ip) };
}

import type { FastifyRequest } from "fastify";
import { networkOf } from "../../../../server/kit";
import type { Device } from "../../../../survey/fieldwork/fieldwork";

/** What a request tells of where it comes from. */
export interface RequestOrigin {
  readonly device: Device;
  /** Whose address it is; never stored as it stands. */
  readonly network: string;
}

const TABLET = /\biPad\b|\bTablet\b|\bKindle\b|\bSilk\/|\bPlayBook\b/i;
const PHONE = /\bMobi|\biPhone\b|\biPod\b|\bWindows Phone\b/i;
const ANDROID = /\bAndroid\b/i;

/** The kind of device that a browser says it runs on; one that says nothing counts as a desktop. */
export function deviceOf(headers: FastifyRequest["headers"]): Device {
  const userAgent = headers["user-agent"] ?? "";
  if (TABLET.test(userAgent)) return "tablet";
  if (headers["sec-ch-ua-mobile"] === "?1" || PHONE.test(userAgent)) return "mobile";
  // Browsers of Android leave "Mobile" out on tablets.
  return ANDROID.test(userAgent) ? "tablet" : "desktop";
}

export function requestOrigin(request: FastifyRequest): RequestOrigin {
  return { device: deviceOf(request.headers), network: networkOf(request.ip) };
}

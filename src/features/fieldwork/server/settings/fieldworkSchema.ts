import type { JsonObject } from "../../../../shared/json";
import { optionalObject, requiredObject } from "../../../../shared/objectSchema";
import { DEVICES, REDIRECTS } from "../../../../survey/fieldwork/fieldwork";

const MOST_SUPPLIERS = 50;
const MOST_HOURS = 24 * 365;
const WEB_ADDRESS = "^[hH][tT][tT][pP][sS]?://[^\\s@]+$";

const address: JsonObject = { type: "string", maxLength: 2_000, pattern: WEB_ADDRESS };

/** Names that the entry link itself uses can't be the respondent's id. */
const parameter: JsonObject = {
  type: "string",
  pattern: "^[A-Za-z][A-Za-z0-9_.-]{0,39}$",
  not: { enum: ["supplier", "exp", "sig", "ts", "status", "language", "preview", "segment"] },
};

const supplier = optionalObject(
  {
    id: { type: "string", pattern: "^[A-Za-z0-9_-]{6,40}$" },
    name: { type: "string", minLength: 1, maxLength: 80, pattern: "\\S" },
    parameter,
    redirects: optionalObject(Object.fromEntries(REDIRECTS.map((kind) => [kind, address]))),
    callback: { anyOf: [address, { type: "null" }] },
  },
  ["name", "parameter", "redirects", "callback"],
);

/** What people may set; keys are the server's own. */
export const fieldworkSchema = requiredObject({
  devices: {
    type: "array",
    items: { type: "string", enum: [...DEVICES] },
    minItems: 1,
    maxItems: DEVICES.length,
    uniqueItems: true,
  },
  onePerAddress: { type: "boolean" },
  captcha: { type: "boolean" },
  expiresAfterHours: { type: ["integer", "null"], minimum: 1, maximum: MOST_HOURS },
  closesAt: { type: ["string", "null"], format: "date-time" },
  onlySuppliers: { type: "boolean" },
  suppliers: { type: "array", items: supplier, maxItems: MOST_SUPPLIERS },
  isPaused: { type: "boolean" },
  softLaunch: { type: ["integer", "null"], minimum: 1, maximum: 1_000_000 },
});

import type { FastifyRequest } from "fastify";
import { ACCESS_KEYS, accessKeysOf, previewKeys } from "../../../schema/accessKeys";
import { AppError } from "../../../shared/errors";
import { READING } from "./credential";
import type { Actor } from "./session";

/** Keys that let a person look as a role does, and the beginning of the roles' keys. */
const PREVIEWERS: readonly { readonly key: string; readonly roles: string }[] = [
  { key: "community:ADMINISTRATOR", roles: "community:" },
  { key: "suite:SUPERADMIN", roles: "suite:" },
  { key: "backoffice", roles: "" },
];

/** All keys of the role that one key stands for. */
function roleKeys(key: string): readonly string[] {
  if (key === "mainAdmin") return accessKeysOf("community", "ADMINISTRATOR", true);
  const [space, role] = key.split(":");
  return role && (space === "community" || space === "suite") ? accessKeysOf(space, role, false) : [key];
}

/** The key that `X-Preview-As` names. @throws AppError `request.invalid` where there is none of that name */
function wantedKey({ headers }: FastifyRequest): string | undefined {
  const key = headers["x-preview-as"];
  if (key === undefined || key === "") return undefined;
  if (typeof key === "string" && (ACCESS_KEYS as readonly string[]).includes(key)) return key;
  throw new AppError("request.invalid", { faults: [{ path: "/X-Preview-As", rule: "enum" }] });
}

/**
 * The actor as `X-Preview-As: <access key>` asks: reads answer as for that role, narrowed to what the person may read
 * anyway, so that a preview never shows more; nothing can be written.
 * @throws AppError `access.denied` where the person may not look as that role, `access.preview` for a write
 */
export function asPreviewed<T extends Actor>(request: FastifyRequest, actor: T): T {
  const wanted = wantedKey(request);
  if (wanted === undefined) return actor;
  const isAllowed = PREVIEWERS.some(({ key, roles }) => actor.accessKeys.includes(key) && wanted.startsWith(roles));
  if (!isAllowed) throw new AppError("access.denied");
  if (!READING.has(request.method)) throw new AppError("access.preview");
  return { ...actor, accessKeys: previewKeys(roleKeys(wanted), actor.accessKeys) };
}

import type { ClientField } from "../../../../schema/clientCatalog";

/** Drafts never keep it: it goes with the submit. */
export function isSecret(field: Pick<ClientField, "kind">): boolean {
  return field.kind === "secret";
}

/** Whether a browser may hold it: neither a secret, nor what only the record shows. */
export function isLocal(field: Pick<ClientField, "kind" | "isSensitive">): boolean {
  return !field.isSensitive && !isSecret(field);
}

import type { ClientForm } from "../../../schema/clientCatalog";

/** The fields that a form asks for. */
export function requiredNames(form: ClientForm | undefined): readonly string[] {
  const required = form?.schema.required;
  return Array.isArray(required) ? required.map(String) : [];
}

import type { ClientForm } from "../../../../schema/clientCatalog";
import { isJsonObject } from "../../../../shared/json";
import type { FormData } from "../../form/formTypes";

const PARAMETER = "source";

/** Whether an address gives a new record anything to start with. */
export const givesValues = (search: string): boolean => new URLSearchParams(search).has(PARAMETER);

/** What an address gives a new record to start with: `?source={"community": "0189..."}`. */
export function givenValues(search: string, form: ClientForm): FormData {
  const source = new URLSearchParams(search).get(PARAMETER);
  if (source === null) return {};
  try {
    const given: unknown = JSON.parse(source);
    const names = Object.keys(form.schema.properties ?? {});
    return isJsonObject(given) ? Object.fromEntries(Object.entries(given).filter(([name]) => names.includes(name))) : {};
  } catch {
    return {};
  }
}

/** The query of {@link givenValues}. */
export function givingValues(values: FormData): string {
  return `?${new URLSearchParams({ [PARAMETER]: JSON.stringify(values) })}`;
}

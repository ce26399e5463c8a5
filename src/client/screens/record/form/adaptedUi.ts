import type { FormData } from "../../form/formTypes";

type Values = Readonly<Record<string, unknown>>;

/** How a form differs from its entity's own (`uiSchema`), given the values in it. */
export type AdaptUi = (values: FormData, uiSchema: Values) => Values;

function isObject(value: unknown): value is Values {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** A uiSchema with changes upon it: a field's are added to what it says, what is the whole form's (`ui:...`) is replaced. */
export function adaptedUi(uiSchema: Values, changes: Values): Values {
  const entries = Object.entries(changes).map(([name, value]) => {
    const own = uiSchema[name];
    return [name, !name.startsWith("ui:") && isObject(own) && isObject(value) ? { ...own, ...value } : value];
  });
  return { ...uiSchema, ...Object.fromEntries(entries) };
}

/** Registries that hold the members of another one too, which words them all. */
const WORDED_BY: Readonly<Record<string, string>> = { licensedProduct: "studyProduct" };

/** Locale key of what people call a registry's member, e.g. `studyProducts.FOCUS.name`. */
export const memberTextKey = (registry: string, member: string): string => `${WORDED_BY[registry] ?? registry}s.${member}.name`;

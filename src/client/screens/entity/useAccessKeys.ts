import { useCatalog } from "./entities";

/** What the person may do, in a preview the role that is looked as. */
export function useAccessKeys(): readonly string[] {
  return useCatalog().accessKeys;
}

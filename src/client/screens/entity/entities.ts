import { createContext, useContext } from "react";
import type { ClientCatalog, ClientEntity, ClientField } from "../../../schema/clientCatalog";

const CatalogContext = createContext<ClientCatalog>({ accessKeys: [], entities: [], wizards: [], mayUpload: false });
export const EntityContext = createContext<ClientEntity | undefined>(undefined);
const FieldContext = createContext<ClientField | undefined>(undefined);

export const CatalogProvider = CatalogContext.Provider;
export const EntityProvider = EntityContext.Provider;
export const FieldProvider = FieldContext.Provider;

/** What the signed-in person may see. */
export function useCatalog(): ClientCatalog {
  return useContext(CatalogContext);
}

/** The entity whose screen this is. */
export function useEntity(): ClientEntity {
  const entity = useContext(EntityContext);
  if (!entity) throw new Error("useEntity needs an entity's screen above it");
  return entity;
}

/** The entity's field that a cell, filter or form control stands for; nothing in forms of other schemas. */
export function useField(): ClientField | undefined {
  return useContext(FieldContext);
}

/** The entity of a resource, where the person may see it. */
export function useEntityOf(resource: string | undefined): ClientEntity | undefined {
  return useCatalog().entities.find((entity) => entity.resource === resource);
}

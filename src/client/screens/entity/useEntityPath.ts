import { useCreatePath } from "ra-core";
import { useMemo } from "react";
import { useClientRegistry } from "../../host/clientRegistry";
import { useEntity } from "./entities";

/** Addresses of the entity's screens. */
export function useEntityPath() {
  const { name, resource } = useEntity();
  const { setupWizards } = useClientRegistry();
  const [first] = setupWizards.get(name)?.steps ?? [];
  const createPath = useCreatePath();
  return useMemo(
    () => ({
      list: createPath({ resource, type: "list" }),
      create:
        first && "load" in first.content
          ? `${createPath({ resource, type: "list" })}/${first.path}`
          : createPath({ resource, type: "create" }),
      /** A record's page, or one of its tabs. */
      record: (id: string, tab = "") => `${createPath({ resource, id, type: "edit" })}${tab ? `/${tab}` : ""}`,
    }),
    [resource, first, createPath],
  );
}

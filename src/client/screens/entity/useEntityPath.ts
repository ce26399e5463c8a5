import { useCreatePath } from "ra-core";
import { useMemo } from "react";
import { useEntity } from "./entities";

/** Addresses of the entity's screens. */
export function useEntityPath() {
  const { resource } = useEntity();
  const createPath = useCreatePath();
  return useMemo(
    () => ({
      list: createPath({ resource, type: "list" }),
      create: createPath({ resource, type: "create" }),
      /** A record's page, or one of its tabs. */
      record: (id: string, tab = "") => `${createPath({ resource, id, type: "edit" })}${tab ? `/${tab}` : ""}`,
    }),
    [resource, createPath],
  );
}

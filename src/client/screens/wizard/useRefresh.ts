import { useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";
import { useEntity } from "../entity/entities";

/** Has the entity's lists and records read anew, after a write that went past react-admin. */
export function useRefresh(): () => void {
  const { resource } = useEntity();
  const queries = useQueryClient();
  return useCallback(() => void queries.invalidateQueries({ queryKey: [resource] }), [queries, resource]);
}

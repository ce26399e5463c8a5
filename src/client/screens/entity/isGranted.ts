import type { ClientCatalog } from "../../../schema/clientCatalog";
import type { Needs } from "../../host/clientHost";

/** Whether the person whose catalog this is may do what is needed; without needs everybody may. */
export function isGranted({ entities }: Pick<ClientCatalog, "entities">, needs: Needs | undefined): boolean {
  if (!needs) return true;
  return entities.find(({ name }) => name === needs.entity)?.actions[needs.action] ?? false;
}

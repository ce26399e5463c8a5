import type { SetupWizard } from "../../../host/clientHost";
import { useClientRegistry } from "../../../host/clientRegistry";
import { useEntity } from "../../entity/entities";

/** The wizard that prepares the entity's records, where there is one. */
export function useSetupWizard(): SetupWizard | undefined {
  const { name } = useEntity();
  return useClientRegistry().setupWizards.get(name);
}

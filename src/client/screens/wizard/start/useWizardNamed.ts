import type { ClientWizard } from "../../../../schema/clientCatalog";
import { useCatalog } from "../../entity/entities";

/** The wizard that a name stands for, where the person may use it. */
export function useWizardNamed(name: string): ClientWizard | undefined {
  return useCatalog().wizards.find((wizard) => wizard.name === name);
}

import { useMemo } from "react";
import type { ClientWizard, ClientWizardStep } from "../../../schema/clientCatalog";
import { useTexts } from "../common/useTexts";

/** The words of a wizard. */
export function useWizardTexts({ name }: Pick<ClientWizard, "name">) {
  const { t } = useTexts();
  return useMemo(
    () => ({
      step: (step: ClientWizardStep) => t(`wizards.${name}.steps.${step.name}.title`, { _: step.title }),
      description: (step: ClientWizardStep) =>
        t(`wizards.${name}.steps.${step.name}.description`, { _: step.description ?? "" }) || undefined,
    }),
    [t, name],
  );
}

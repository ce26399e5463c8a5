import { createContext, useContext } from "react";

/** All answers of the wizard that is open, by field. */
export const WizardValuesContext = createContext<Readonly<Record<string, unknown>>>({});

/** What the wizard around knows by now: for inputs that depend on other steps. Empty outside of a wizard. */
export const useWizardValues = () => useContext(WizardValuesContext);

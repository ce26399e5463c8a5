import { createContext } from "react";

/** Whether what is shown is a step of a wizard, where going on saves. */
export const WizardContext = createContext(false);

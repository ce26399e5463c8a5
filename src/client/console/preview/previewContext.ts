import { createContext, useContext } from "react";

interface Preview {
  /** Access key of the role that is looked as; none: as oneself. */
  readonly as: string | undefined;
  readonly start: (key: string) => void;
  readonly leave: () => void;
}

const nothing = () => undefined;
const PreviewContext = createContext<Preview>({ as: undefined, start: nothing, leave: nothing });

export const PreviewProvider = PreviewContext.Provider;

/** Looking as another role does. */
export function usePreview(): Preview {
  return useContext(PreviewContext);
}

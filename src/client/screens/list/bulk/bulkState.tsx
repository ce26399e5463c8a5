import { createContext, type Dispatch, type ReactNode, type SetStateAction, useContext, useMemo, useState } from "react";

/** Why the selected records stayed as they were. */
export interface BulkFailure {
  readonly message: string;
  /** Ids of those that are to blame, where that is known. */
  readonly failed: readonly string[];
}

interface BulkState {
  readonly isRunning: boolean;
  readonly failure: BulkFailure | undefined;
}

const IDLE: BulkState = { isRunning: false, failure: undefined };

const BulkContext = createContext<readonly [BulkState, Dispatch<SetStateAction<BulkState>>]>([IDLE, () => undefined]);

/** Keeps what the actions upon a selection have come to, for all that show it. */
export function BulkProvider({ children }: { readonly children: ReactNode }) {
  const [state, setState] = useState(IDLE);
  const value = useMemo(() => [state, setState] as const, [state]);
  return <BulkContext.Provider value={value}>{children}</BulkContext.Provider>;
}

export function useBulkState() {
  return useContext(BulkContext);
}

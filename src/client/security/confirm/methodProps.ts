import type { TwoFactorPages } from "../twoFactorPages";
import type { TwoFactorSettings } from "../twoFactorSettings";

export interface MethodProps {
  readonly factors: TwoFactorSettings;
  readonly pages: TwoFactorPages;
  /** The session counts as confirmed. */
  readonly onDone: () => Promise<void>;
}

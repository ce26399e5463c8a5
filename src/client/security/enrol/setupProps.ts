import type { AddedFactor } from "../twoFactorSettings";

export interface SetupProps {
  readonly needsPassword: boolean;
  /** Of the community (ISO 3166-1), where it is known. */
  readonly country: string | null | undefined;
  readonly onAdded: (added: AddedFactor) => void;
}

export const FACTOR_KINDS = ["sms", "authenticator", "passkey"] as const;
export type FactorKind = (typeof FACTOR_KINDS)[number];

export interface TwoFactorMethod {
  readonly id: string;
  readonly kind: FactorKind;
  readonly label: string;
  /** The last digits of a phone. */
  readonly hint: string | null;
  readonly createdAt: string;
  readonly lastUsedAt: string | null;
}

/** `GET /api/second-factors`: how the person can show that it's them, beside the password. */
export interface TwoFactorSettings {
  /** The space asks for one. */
  readonly isDemanded: boolean;
  /** The session has yet to take its second step. */
  readonly isPending: boolean;
  readonly canAdd: boolean;
  /** Adding one asks for the password. */
  readonly needsPassword: boolean;
  readonly factors: readonly TwoFactorMethod[];
  /** Recovery codes that are left. */
  readonly recoveryCodes: number;
  /** A code for this session is on its way to the phone. */
  readonly isCodeSent: boolean;
  /** Until another code can be sent; 0: at once. */
  readonly resendAfterSeconds: number;
}

/** A code is on its way to a phone. */
export interface SentCode {
  readonly sentTo: string;
  readonly resendAfterSeconds: number;
  /** How long it is good for. */
  readonly minutes?: number;
}

/** What the first factor of an account comes with. */
export interface AddedFactor {
  readonly recoveryCodes?: readonly string[];
}

import type { FactorKind, TwoFactorSettings } from "../twoFactorSettings";

/** A way to show that it's oneself. */
export type Method = FactorKind | "recovery";

/**
 * The ways that this person has in this browser: the one used last comes first, recovery codes at the end.
 * @param hasPasskeys whether the browser can use any
 */
export function methodsOf({ factors, recoveryCodes }: TwoFactorSettings, hasPasskeys: boolean): readonly Method[] {
  const usable = factors
    .filter(({ kind }) => kind !== "passkey" || hasPasskeys)
    .toSorted((one, other) => (other.lastUsedAt ?? "").localeCompare(one.lastUsedAt ?? ""));
  const kinds = new Set<Method>(usable.map(({ kind }) => kind));
  return recoveryCodes > 0 ? [...kinds, "recovery"] : [...kinds];
}

import type { ComponentType } from "react";
import type { FactorKind } from "../twoFactorSettings";
import { AuthenticatorSetup } from "./AuthenticatorSetup";
import { PasskeySetup } from "./PasskeySetup";
import { PhoneSetup } from "./PhoneSetup";
import type { SetupProps } from "./setupProps";

/** How each kind of second factor is set up. */
export const SETUPS: Readonly<Record<FactorKind, ComponentType<SetupProps>>> = {
  sms: PhoneSetup,
  authenticator: AuthenticatorSetup,
  passkey: PasskeySetup,
};

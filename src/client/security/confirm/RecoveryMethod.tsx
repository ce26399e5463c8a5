import { RECOVERY_CODE } from "../code/codeFormat";
import type { MethodProps } from "./methodProps";
import { TwoFactorCode } from "./TwoFactorCode";

/** One of the codes that the first second factor came with. */
export function RecoveryMethod(props: MethodProps) {
  return <TwoFactorCode {...props} format={RECOVERY_CODE} />;
}
